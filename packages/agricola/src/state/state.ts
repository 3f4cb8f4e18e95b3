import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { Stack } from '@furrow/kernel/stack';
import type { CardNumber, SpaceNumber } from './numbers';

/** A farmyard of three rows and five columns (masks as in the farm package). */
export class Farm {
  constructor(
    public rooms: number,
    /** What the house is made of: 0 wood, 1 clay, 2 stone. */
    public house: number,
    public fields: number,
    public stables: number,
    /** Fences on horizontal edges. */
    public fencesH: number,
    /** Fences on vertical edges. */
    public fencesV: number,
    /** Grain on each field, by cell. */
    readonly grain: number[],
    /** Vegetables on each field, by cell. */
    readonly vegetables: number[],
  ) {}

  clone(): Farm {
    return new Farm(
      this.rooms,
      this.house,
      this.fields,
      this.stables,
      this.fencesH,
      this.fencesV,
      this.grain.slice(),
      this.vegetables.slice(),
    );
  }
}

/** What one player has. */
export class Player {
  constructor(
    /** Count of each good in the supply; animals stand on the farm. */
    readonly goods: number[],
    readonly farm: Farm,
    /** People in play, newborns included. */
    public people: number,
    /** People born this round. */
    public newborns: number,
    /** People who can still be placed this round. */
    public home: number,
    public begging: number,
    /** What comes with later rounds: three numbers for each good, again and again (see `coming.ts`). */
    readonly coming: number[],
    /** People who can never be born any more. */
    public lost: number,
    /** People from the supply who are out for this round only: neither fed nor scored. */
    public guests: number,
    /** Bonus points earned during the game. */
    public bonus: number,
    /** The cards in hand. */
    readonly hand: CardNumber[],
    /** The cards in play, in the order in which they were played. */
    readonly played: CardNumber[],
    /** What each card in play remembers: how much lies on it, or what it has marked. */
    readonly memory: number[],
    /** The cards in play (as masks over `played`) that are used up for this turn, this round, this game. */
    readonly spent: number[],
    /** Fences and stables that can never be built any more. */
    public fencesLost: number,
    public stablesLost: number,
    /** Building resources obtained in the work phase of this round, and whether goods were placed in the farmyard in it;
     * noted only where a card asks for it (see `deeds.ts`). */
    public gathered: number,
    public stocked: number,
    /** The cards from which some are kept before the game begins. */
    readonly pack: CardNumber[],
    /** Those of them that the player wants to keep; nobody else knows of them. */
    readonly chosen: CardNumber[],
    /** The cards that the player has laid away, covered. */
    readonly away: CardNumber[],
    /** The next cards of a deck that the player has looked at. */
    readonly foreseen: CardNumber[],
  ) {}

  clone(): Player {
    return new Player(
      this.goods.slice(),
      this.farm.clone(),
      this.people,
      this.newborns,
      this.home,
      this.begging,
      copyOf(this.coming),
      this.lost,
      this.guests,
      this.bonus,
      copyOf(this.hand),
      copyOf(this.played),
      copyOf(this.memory),
      this.spent.slice(),
      this.fencesLost,
      this.stablesLost,
      this.gathered,
      this.stocked,
      copyOf(this.pack),
      copyOf(this.chosen),
      copyOf(this.away),
      copyOf(this.foreseen),
    );
  }
}

/** Everything of a game that changes. */
export class State implements Position {
  constructor(
    /** The round being played, 0 before the first. */
    public round: number,
    /** Who holds the starting player token. */
    public starter: Seat,
    /** Who began the work phase of this round. */
    public leads: Seat,
    /** The season in force: winter, spring, summer, autumn from 0; only where seasons are played. */
    public season: number,
    /** Goods on each space. */
    readonly piles: number[],
    /** Who has people on each space: seat + 1 in three bits each, who came first lowest; 0 for nobody. */
    readonly placed: number[],
    /** The round cards revealed so far, in their order, as spaces. */
    readonly revealed: SpaceNumber[],
    /** Who was placed where in this round, and who went on where, in that order (see `placed.ts`). */
    readonly turns: number[],
    /** The cards that have left the game. */
    readonly gone: CardNumber[],
    /** The cards of the face-up market. */
    readonly market: CardNumber[],
    /** The drawn cards that lie beside the board. */
    readonly beside: CardNumber[],
    /** Goods on spaces besides what accumulates there (see `extras.ts`). */
    readonly extras: number[],
    /** How many occupations and minor improvements nobody has got yet; counted only where they can still be drawn. */
    readonly undealt: number[],
    /** Who owns each major improvement: seat + 1, 0 if it is on display. */
    readonly majors: number[],
    readonly players: Player[],
    readonly main: Stack,
    readonly lanes: Stack[],
  ) {}

  clone(): State {
    return new State(
      this.round,
      this.starter,
      this.leads,
      this.season,
      this.piles.slice(),
      this.placed.slice(),
      this.revealed.slice(),
      copyOf(this.turns),
      copyOf(this.gone),
      copyOf(this.market),
      copyOf(this.beside),
      copyOf(this.extras),
      this.undealt.slice(),
      this.majors.slice(),
      this.players.map(clonePlayer),
      this.main.clone(),
      this.lanes.map(cloneStack),
    );
  }
}

/** A copy of a list that is often empty. */
function copyOf(list: readonly number[]): number[] {
  return list.length === 0 ? [] : list.slice();
}

function clonePlayer(player: Player): Player {
  return player.clone();
}

function cloneStack(stack: Stack): Stack {
  return stack.clone();
}
