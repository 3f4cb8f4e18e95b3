import { type Cells, count } from '@furrow/farm/grid';
import type { Stack } from '@furrow/kernel/stack';
import type { Farm } from '../state/state';
import { ALL, fenced, fencesBuilt } from './farmyard';

/**
 * How the frame of an action that builds fences is laid out. The step counts the fences built with it. Register a: flags, a
 * pasture has been subdivided, so bots build no new ones on that farm; something was built. Above them how many spaces were
 * enclosed, which of the own ones, and how many own pastures there are more.
 */
const [SUBDIVIDING, BEGUN, ENCLOSED] = [1, 2, 4];
const [MOST_ENCLOSED, OWN_CELLS, MORE_PASTURES] = [31, 7, 26];
/**
 * Register b: the fences built for the partner. Where fences are built anew, which is done on the own farm alone: how many
 * stood, and above that the spaces that they enclosed.
 */
const [MOST_STOOD, WERE_ENCLOSED] = [15, 4];

/** What was built at once: on whose farm (the own one is 0), how many fences, which spaces are enclosed by it, how many pastures there are more. */
export interface Built {
  readonly which: number;
  readonly fences: number;
  readonly enclosed: Cells;
  readonly morePastures: number;
}

/** Notes what was built. Whoever begins on the partner's farm may enclose new pastures there. */
export function noteBuilt(stack: Stack, { which, fences, enclosed, morePastures }: Built): void {
  if (which === 1 && stack.b === 0) stack.a &= ~SUBDIVIDING;
  stack.step += fences;
  stack.a |= BEGUN;
  if (enclosed === 0) stack.a |= SUBDIVIDING;
  stack.a += ENCLOSED * count(enclosed);
  if (which === 1) stack.b += fences;
  else {
    stack.a |= enclosed << OWN_CELLS;
    stack.a += morePastures << MORE_PASTURES;
  }
}

/** Notes which fences stand on a farm before they are knocked down. */
export function noteStanding(stack: Stack, farm: Farm): void {
  stack.b = fencesBuilt(farm) | (fenced(farm) << WERE_ENCLOSED);
}

/** Whether something was built with the action of the top frame; whether a pasture of the farm that is built on was subdivided. */
export function hasBegun({ a }: Stack): boolean {
  return (a & BEGUN) !== 0;
}
export function isSubdividing({ a }: Stack): boolean {
  return (a & SUBDIVIDING) !== 0;
}

/** How many fences stood that are built anew, and the spaces that they enclosed. */
export function stoodBefore({ b }: Stack): { readonly fences: number; readonly enclosed: Cells } {
  return { fences: b & MOST_STOOD, enclosed: b >> WERE_ENCLOSED };
}

/** What was built with the action of the top frame: how many spaces were enclosed, which of the own ones, and how many own pastures there are more. */
export function builtSoFar({ a }: Stack): {
  readonly enclosed: number;
  readonly land: Cells;
  readonly morePastures: number;
} {
  return {
    enclosed: Math.floor(a / ENCLOSED) & MOST_ENCLOSED,
    land: (a >> OWN_CELLS) & ALL,
    morePastures: a >> MORE_PASTURES,
  };
}
