import { stackOf } from '@furrow/kernel/machine';
import type { Seat } from '@furrow/kernel/seat';
import { FRAME, SEAT } from '@furrow/kernel/stack';
import type { Effect } from '../effects/effect';
import type { Ruleset } from '../ruleset';
import type { State } from '../state/state';

/** Where the frame of the work phase begins; -1 in every other phase. */
export function turnFrame({ nodes }: Ruleset['program'], { main: { frames } }: State): number {
  for (let i = 0; i < frames.length; i += FRAME) if (nodes[frames[i]].does === 'work') return i;
  return -1;
}

/** Whose turn it is in the work phase; -1 in every other phase. */
export function turnOf({ program }: Ruleset, state: State): number {
  const at = turnFrame(program, state);
  return at < 0 ? -1 : state.main.frames[at + SEAT];
}

/** Whether a seat is feeding its family, or has just done so in the last harvest. */
export function isFeeding({ program }: Ruleset, state: State, seat: Seat): boolean {
  const { frames } = stackOf(state, seat);
  for (let i = 0; i < frames.length; i += FRAME) {
    const effect = program.nodes[frames[i]].effect as Effect;
    if (effect.do === 'feed' || (effect.do === 'window' && effect.before === 'end')) return true;
  }
  return false;
}

/** Whether it is a harvest. */
export function isHarvest({ program: { nodes } }: Ruleset, { main: { frames } }: State): boolean {
  const phases = nodes.find(({ effect }) => effect.do === 'harvest')?.parts[0].id;
  for (let i = 0; i < frames.length; i += FRAME) if (frames[i] === phases) return true;
  return false;
}

/** Whether people are being placed. */
export function isWorkPhase(rules: Ruleset, state: State): boolean {
  return turnOf(rules, state) >= 0;
}
