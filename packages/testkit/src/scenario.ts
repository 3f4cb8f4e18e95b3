import { findBuilding, STABLE, STALL } from '@furrow/creatures/buildings/index';
import { addSpecial, clearCell } from '@furrow/creatures/farmyard';
import { creatures } from '@furrow/creatures/game';
import { GOODS, type Goods } from '@furrow/creatures/goods';
import { readCell, readEdge } from '@furrow/creatures/notation';
import type { Player, State } from '@furrow/creatures/state';
import { GENERATION } from '@furrow/kernel/generation';
import { boardOf } from './board';
import type { Board } from './changes';
import { known, NotatedGame, wordsIn } from './notated-game';

/** What a scenario begins with: special buildings (a count or ids joined by commas) and who starts (1 or 2). */
export interface Given {
  readonly buildings?: string;
  readonly start?: 1 | 2;
  /** Whether it is asked if animals that have come are turned down; else it keeps them all, unasked. */
  readonly turnsDown?: true;
}

/** The last generation of questions without that of turning animals down. */
const WITHOUT_TURNING_DOWN = 2;

/** A game of creatures played in notation, for tests. */
export class Scenario extends NotatedGame<State> {
  constructor(given: Given = {}) {
    const game = creatures.open({ buildings: given.buildings ?? '4' }, 2);
    super(game, given.turnsDown ? GENERATION : WITHOUT_TURNING_DOWN);
    this.play(`* start ${given.start ?? 1}`);
  }

  board(): Board {
    return boardOf(this.state);
  }

  player(seat: 1 | 2): Player {
    return this.state.players[seat - 1];
  }

  /** The points of one building on a seat's score sheet. */
  pointsOf(seat: 1 | 2, building: string): number {
    const number = findBuilding(building)?.number;
    return this.game
      .score(this.state, seat - 1)
      .filter((line) => line.category === 'buildings' && line.about === number)
      .reduce((sum, line) => sum + line.points, 0);
  }

  /** Sets goods of a seat, for what a rule is given. */
  give(seat: 1 | 2, goods: Goods): this {
    const own = this.player(seat).goods;
    GOODS.forEach((good, i) => {
      own[i] = goods[good] ?? own[i];
    });
    return this;
  }

  /** Puts things on a farm, for what a rule is given: buildings by cell, troughs and borders by their words. */
  lay(
    seat: 1 | 2,
    on: { at?: Record<string, string>; troughs?: string; borders?: string; columns?: number },
  ): this {
    const { farm } = this.player(seat);
    farm.columns = on.columns ?? farm.columns;
    for (const [where, what] of Object.entries(on.at ?? {})) {
      const cell = known(readCell(farm, where), where);
      clearCell(farm, cell);
      const { number } = known(findBuilding(what), what);
      if (number === STALL) farm.stalls |= 1 << cell;
      else if (number === STABLE) farm.stables |= 1 << cell;
      else addSpecial(farm, number, cell);
    }
    for (const where of wordsIn(on.troughs)) farm.troughs |= 1 << known(readCell(farm, where), where);
    for (const where of wordsIn(on.borders)) {
      const edge = known(readEdge(farm, where), where);
      if (edge < 32) farm.bordersH |= 1 << edge;
      else farm.bordersV |= 1 << (edge - 32);
    }
    return this;
  }
}
