import { completable, laneOf } from '@furrow/kernel/completable';
import { advance } from '@furrow/kernel/machine';
import type { Source } from '@furrow/kernel/numbered';
import type { Node } from '@furrow/kernel/program';
import { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { rulesOf } from '../ruleset';
import { NO_SOURCE } from '../state/source';
import type { State } from '../state/state';

/** The same run on a copy of the state, for what is only tried out. */
export function twin(run: Run<State>): Run<State> {
  const next = new Run(run.rules, run.rules.copy(run.state));
  const lane = laneOf(run.state, run.stack);
  if (lane >= 0) next.stack = next.state.lanes[lane];
  return next;
}

/** Whether what `begin` lays on the stack of a twin can be carried through; nothing that lies beneath goes on. */
export function couldCarryOut(run: Run<State>, seat: Seat, begin: (next: Run<State>) => void): boolean {
  const next = twin(run);
  next.stack.push(rulesOf(run).trial, seat, NO_SOURCE);
  begin(next);
  const lane = laneOf(next.state, next.stack);
  advance(next);
  return completable(next.rules, next.state, { seat, lane, depth: 0 });
}

/** Carries an effect out on a twin; false if it asks something. */
export function carryOut(next: Run<State>, { id }: Node<State>, seat: Seat, source: Source): boolean {
  const { stack } = next;
  const { trial } = rulesOf(next);
  stack.push(trial, seat, NO_SOURCE);
  stack.push(id, seat, source);
  advance(next);
  next.stack = stack;
  if (stack.node !== trial) return false;
  stack.pop();
  return true;
}
