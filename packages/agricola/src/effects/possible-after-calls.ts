import { CALL, play, topNode } from '@furrow/kernel/machine';
import { type Move, name } from '@furrow/kernel/move';
import type { Source } from '@furrow/kernel/numbered';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { rulesOf } from '../ruleset';
import type { State } from '../state/state';
import { twin } from './look-ahead';

/** How many positions are tried before giving the benefit of the doubt. */
const BUDGET = 60;

/** What a seat wants to do, and what it is for. */
export interface Wish {
  readonly node: Node<State>;
  readonly seat: Seat;
  readonly source: Source;
}

/** What a seat wants to be true. */
interface Goal {
  readonly seat: Seat;
  readonly source: Source;
  readonly isReached: (run: Run<State>) => boolean;
}

/** AG-Q05: whether something impossible now becomes possible if its owner first uses cards that may be used at any time. */
export function possibleAfterCalls(run: Run<State>, { node, seat, source }: Wish): boolean {
  return reachedByCalls(run, {
    seat,
    source,
    isReached: (next) => node.kind.possible(next, node, seat, source),
  });
}

/** Whether a goal is reached if its seat uses cards that may be used at any time. */
export function reachedByCalls(run: Run<State>, goal: Goal): boolean {
  const rules = rulesOf(run);
  if (run.stack.under(rules.trial) >= 0) return false;
  if (rules.calls(run.state, goal.seat, false).length === 0) return false;
  const next = twin(run);
  next.stack.push(rules.trial, goal.seat, goal.source, run.stack.about);
  return leadsThere(next, goal, { left: BUDGET });
}

/** Whether some answers of its seat lead from here to a position in which the goal is reached. */
function leadsThere(run: Run<State>, goal: Goal, budget: { left: number }): boolean {
  if (budget.left-- <= 0) return true;
  const { seat, isReached } = goal;
  const { stack } = run;
  if (stack.seat !== seat) return false;
  const top = topNode(run.rules, stack);
  const rests = stack.node === rulesOf(run).trial;
  if (rests && isReached(run)) return true;
  const moves = rests
    ? run.rules.calls(run.state, seat, true).map((call): Move => name(CALL, call.source))
    : (top.kind.ask?.(run, top).moves() ?? []);
  return moves.some((move) => {
    const next = twin(run);
    play(next.rules, next.state, seat, move);
    return leadsThere(next, goal, budget);
  });
}
