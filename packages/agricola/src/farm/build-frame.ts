import type { Cells } from '@furrow/farm/grid';
import type { Stack } from '@furrow/kernel/stack';

/**
 * How the frame of an action that builds rooms and stables is laid out: where the bits of each part begin. Register a: the
 * rooms on the own farm, those on the partner's, and the own spaces on which stables were built.
 */
const [OWN_ROOMS, PARTNERS_ROOMS, STABLE_CELLS] = [0, 4, 8];
/** Register b: the stables that were paid for, the free ones, and how many unused own spaces they made used. */
const [PAID_STABLES, FREE_STABLES, NEWLY_USED] = [0, 4, 8];
/** The largest count in four bits. */
const MOST = 15;
/** The step: the first cell on which bots may still build a stable. The partner's cells come after the own ones, from here on. */
const PARTNERS_CELLS = 32;

/** What was built with an action so far. */
export interface BuiltSoFar {
  readonly ownRooms: number;
  readonly partnersRooms: number;
  readonly paidStables: number;
  readonly freeStables: number;
  /** The own spaces on which stables were built, and how many of them were unused before. */
  readonly stableCells: Cells;
  readonly newlyUsed: number;
}

/** An action with which nothing has been built yet. */
export const NOTHING_BUILT: BuiltSoFar = {
  ownRooms: 0,
  partnersRooms: 0,
  paidStables: 0,
  freeStables: 0,
  stableCells: 0,
  newlyUsed: 0,
};

/** A stable that is built: on whose farm (the own one is 0) and where. */
export interface BuiltStable {
  readonly farm: number;
  readonly cell: number;
  readonly isFree: boolean;
  /** The space was unused before. */
  readonly wasUnused: boolean;
}

/** What was built with the action of the top frame. */
export function builtSoFar({ a, b }: Stack): BuiltSoFar {
  return {
    ownRooms: (a >> OWN_ROOMS) & MOST,
    partnersRooms: (a >> PARTNERS_ROOMS) & MOST,
    stableCells: a >> STABLE_CELLS,
    paidStables: (b >> PAID_STABLES) & MOST,
    freeStables: (b >> FREE_STABLES) & MOST,
    newlyUsed: b >> NEWLY_USED,
  };
}

/** Whether anything was built with the action of the top frame. */
export function hasBegun({ a, b }: Stack): boolean {
  return a + b > 0;
}

/** How many rooms it is in all; how many stables. */
export function roomsIn({ ownRooms, partnersRooms }: BuiltSoFar): number {
  return ownRooms + partnersRooms;
}
export function stablesIn({ paidStables, freeStables }: BuiltSoFar): number {
  return paidStables + freeStables;
}

/** Notes a room on one of the farms. */
export function noteRoom(stack: Stack, farm: number): void {
  stack.a += 1 << (farm === 0 ? OWN_ROOMS : PARTNERS_ROOMS);
}

/** Notes a stable; the next one that bots build has a higher cell. */
export function noteStable(stack: Stack, { farm, cell, isFree, wasUnused }: BuiltStable): void {
  stack.b += 1 << (isFree ? FREE_STABLES : PAID_STABLES);
  stack.step = PARTNERS_CELLS * farm + cell + 1;
  if (farm !== 0) return;
  stack.a |= 1 << (STABLE_CELLS + cell);
  if (wasUnused) stack.b += 1 << NEWLY_USED;
}

/** Notes a stable in the center of four own fields; bots build no more stables on the own farm after it. */
export function noteCenterStable(stack: Stack, isFree: boolean): void {
  stack.b += 1 << (isFree ? FREE_STABLES : PAID_STABLES);
  stack.step = PARTNERS_CELLS - 1;
}

/** The cells of a farm on which bots may still build a stable when they have come to a step. */
export function cellsFrom(step: number, farm: number): Cells {
  const first = step - PARTNERS_CELLS * farm;
  if (first >= PARTNERS_CELLS) return 0;
  return first > 0 ? -1 << first : -1;
}
