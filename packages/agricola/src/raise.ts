import type { Run } from '@furrow/kernel/run';
import { ABOUT, FRAME, SEAT } from '@furrow/kernel/stack';
import { isAwaited } from './kinds/moment';
import { type Moment, momentNumber } from './moments';
import { rulesOf } from './ruleset';
import { NO_SOURCE } from './source';
import type { State } from './state';

/** Lets the cards that wait for a moment act next; whoever calls it has left the stack as it is to go on afterwards. */
export function raise(run: Run<State>, moment: Moment, seat: number, about = 0, source = NO_SOURCE): void {
  if (rulesOf(run).listened === 0) return;
  const number = momentNumber(moment);
  if (isAwaited(run, number, seat)) run.stack.push(rulesOf(run).moments[number].id, seat, source, about);
}

/**
 * Goods of these kinds (a mask by number) have reached a seat. Where several gains of the moment are gathered, they count
 * as one; otherwise the cards that wait for it act next.
 */
export function obtained(run: Run<State>, seat: number, kinds: number): void {
  const { listened, moments } = rulesOf(run);
  if (((listened >> GAINED) & 1) === 0) return;
  const { frames } = run.stack;
  for (let i = frames.length - FRAME; i >= 0; i -= FRAME) {
    if (frames[i] !== moments[GAINED].id || frames[i + SEAT] !== seat || frames[i + BEGUN] !== 0) continue;
    frames[i + ABOUT] |= kinds;
    return;
  }
  raise(run, 'gained', seat, kinds);
}

const GAINED = momentNumber('gained');
/** The register of a moment's frame that is 0 until its first card acts. */
const BEGUN = 3;
