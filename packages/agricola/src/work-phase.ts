import { FRAME, SEAT } from '@furrow/kernel/stack';
import type { Ruleset } from './ruleset';
import type { State } from './state';

/** Whose turn it is in the work phase; -1 in every other phase. */
export function turnOf({ program }: Ruleset, { main }: State): number {
  for (let i = 0; i < main.frames.length; i += FRAME)
    if (program.nodes[main.frames[i]].effect.do === 'work') return main.frames[i + SEAT];
  return -1;
}

/** Whether people are being placed. */
export function isWorkPhase(rules: Ruleset, state: State): boolean {
  return turnOf(rules, state) >= 0;
}
