import type { Position } from './kind';
import { isOver, play, topNode } from './machine';
import { say } from './move';
import type { Rules } from './rules';
import type { Happening } from './run';
import type { Stack } from './stack';

/** The generation of questions that games of which nothing is said were begun with. */
export const FIRST_GENERATION = 1;

/** The generation of questions that a game is asked which begins now. */
export const GENERATION = 3;

const DONE = say('done');

/** Lets a stored game pass what it was never asked: every question of a later generation is declined. */
export function passOver<S extends Position>(
  rules: Rules<S>,
  state: S,
  generation: number,
  heard?: Happening[],
): void {
  if (generation === GENERATION) return;
  const isLater = (stack: Stack) => (topNode(rules, stack).kind.generation ?? FIRST_GENERATION) > generation;
  while (!isOver(state)) {
    const busy = state.lanes.filter((lane) => !lane.empty);
    const later = (busy.length > 0 ? busy : [state.main]).find(isLater);
    if (later === undefined) return;
    play(rules, state, later.seat, DONE, heard);
  }
}
