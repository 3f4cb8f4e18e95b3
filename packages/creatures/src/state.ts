import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { Stack } from '@furrow/kernel/stack';
import type { BuildingNumber } from './numbers';

/** A farm: a grid of three rows that grows by columns at both ends (masks as in the farm package). */
export class Farm {
  constructor(
    public columns: number,
    /** How many of the columns were added at the left end. */
    public left: number,
    /** Borders on horizontal edges. */
    public bordersH: number,
    /** Borders on vertical edges. */
    public bordersV: number,
    public troughs: number,
    public stalls: number,
    public stables: number,
    /** Special buildings, the Cottage included: building × 32 + cell. */
    readonly specials: number[],
  ) {}

  clone(): Farm {
    return new Farm(
      this.columns,
      this.left,
      this.bordersH,
      this.bordersV,
      this.troughs,
      this.stalls,
      this.stables,
      this.specials.slice(),
    );
  }
}

/** What one player has. */
export class Player {
  constructor(
    /** Count of each good in the own supply; animals stand on the farm. */
    readonly goods: number[],
    readonly farm: Farm,
    /** What special buildings remember, by their memory slot. */
    readonly memory: number[],
    /** What must be kept when animals are next accommodated, as in promise.ts. */
    public promise: number,
  ) {}

  clone(): Player {
    return new Player(this.goods.slice(), this.farm.clone(), this.memory.slice(), this.promise);
  }
}

/** Everything of a game that changes. */
export class State implements Position {
  constructor(
    /** The round being played, 0 before the first. */
    public round: number,
    /** Who holds the start player marker. */
    public marker: Seat,
    /** Who was start player in round 1. */
    public first: Seat,
    /** Who went first in the work phase of this round. */
    public leads: Seat,
    /** Where the work phase stands: 0 outside of it, 1 between actions, 2 while a worker's action is carried out. */
    public working: number,
    /** Special buildings still to be drawn for the offer. */
    public draws: number,
    public borders: number,
    public troughs: number,
    public tiles: number,
    public expansions: number,
    /** How often each space was refilled since it was last emptied, in goods. */
    readonly piles: number[],
    /** The spaces with each seat's workers. */
    readonly placed: number[],
    /** Special buildings that can be built, in ascending order. */
    readonly offer: BuildingNumber[],
    readonly players: Player[],
    readonly main: Stack,
    readonly lanes: Stack[],
  ) {}

  clone(): State {
    return new State(
      this.round,
      this.marker,
      this.first,
      this.leads,
      this.working,
      this.draws,
      this.borders,
      this.troughs,
      this.tiles,
      this.expansions,
      this.piles.slice(),
      this.placed.slice(),
      this.offer.slice(),
      [this.players[0].clone(), this.players[1].clone()],
      this.main.clone(),
      [this.lanes[0].clone(), this.lanes[1].clone()],
    );
  }
}

/** How many rounds a game has. */
export const ROUNDS = 8;

/** Values of `working`. */
export const BETWEEN_ACTIONS = 1;
export const ACTING = 2;
