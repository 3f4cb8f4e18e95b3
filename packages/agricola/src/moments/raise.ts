import type { Amounts } from '@furrow/farm/goods';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { ABOUT } from '@furrow/kernel/stack';
import { rulesOf } from '../ruleset';
import { NO_SOURCE } from '../state/source';
import type { State } from '../state/state';
import { isAwaited } from './awaited';
import { type About, aboutGained, type BroughtAt, gainedTogether } from './brought';
import { gathering } from './moment-frame';
import { type Moment, momentNumber } from './moments';
import { noteObtained } from './work-deeds';

/**
 * Lets the cards that wait for a moment act next, with what it brings; whoever calls it has left the stack as it is to go
 * on afterwards.
 */
export function raise<M extends Moment>(
  run: Run<State>,
  moment: M,
  seat: Seat,
  about: About<BroughtAt<M>>,
  source = NO_SOURCE,
): void {
  const number = momentNumber(moment);
  if (isAwaited(run, number, seat)) run.stack.push(rulesOf(run).moments[number].id, seat, source, about);
}

/** The same in the middle of a payment, which cards that act now must leave possible. */
export function raiseWithin<M extends Moment>(
  run: Run<State>,
  moment: M,
  seat: Seat,
  about: About<BroughtAt<M>>,
): void {
  if (!isAwaited(run, momentNumber(moment), seat)) return;
  run.stack.push(rulesOf(run).within, seat, NO_SOURCE);
  raise(run, moment, seat, about);
}

/** The same when what the top frame does is over. */
export function raiseAfter<M extends Moment>(
  run: Run<State>,
  moment: M,
  seat: Seat,
  about: About<BroughtAt<M>>,
): void {
  const number = momentNumber(moment);
  if (isAwaited(run, number, seat))
    run.stack.pushUnder(rulesOf(run).moments[number].id, seat, NO_SOURCE, about);
}

/**
 * Goods have reached a seat. Where several gains of the moment are gathered, they count as one; otherwise the cards that
 * wait for it act next.
 */
export function obtained(run: Run<State>, seat: Seat, goods: Amounts, source = NO_SOURCE): void {
  const { listened, moments } = rulesOf(run);
  noteObtained(run, seat, goods);
  if (listened[GAINED] === 0) return;
  const gained = aboutGained(goods);
  const { stack } = run;
  const at = gathering(stack, moments[GAINED].id, seat);
  if (at < 0) raise(run, 'gained', seat, gained, source);
  else stack.frames[at + ABOUT] = gainedTogether(stack.frames[at + ABOUT], gained);
}

const GAINED = momentNumber('gained');
