import type { Position } from './kind';
import { isOver, play, topNode } from './machine';
import { say } from './move';
import type { Rules } from './rules';
import type { Happening } from './run';
import type { Stack } from './stack';

/** The generation of questions of games that do not name one. */
export const FIRST_GENERATION = 1;

/** The generation of questions that new games are asked. */
export const GENERATION = 4;

const DONE = say('done');

/** Declines every question of a later generation, so that a stored game is not asked what it never was. */
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
