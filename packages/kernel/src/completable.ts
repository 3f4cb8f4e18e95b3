import type { Position } from './kind';
import { play, stackOf, topNode } from './machine';
import type { Rules } from './rules';
import { Run } from './run';
import type { Seat } from './seat';

/** How many positions a probe looks at before it gives the benefit of the doubt. */
const BUDGET = 400;

/**
 * Whether the seat can carry through what is under way on its stack: whether some sequence of its own answers leads
 * back to a gap, where nothing is half done. `depth` is how many frames the stack had when the question came up; an
 * answer that takes the stack below it is good enough, because what lies beneath was possible when it was begun. Where
 * another seat must answer in between, any of its answers may be assumed.
 */
export function completable<S extends Position>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  depth: number,
): boolean {
  return search(rules, state, seat, depth, { left: BUDGET });
}

function search<S extends Position>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  depth: number,
  budget: { left: number },
): boolean {
  const stack = stackOf(state, seat);
  if (stack.empty || stack.depth < depth) return true;
  const node = topNode(rules, stack);
  if (node.kind.gap === true || node.kind.ask === undefined) return true;
  if (budget.left-- <= 0) return true;
  const run = new Run(rules, state);
  run.stack = stack;
  for (const move of node.kind.ask(run, node).moves()) {
    const next = rules.copy(state);
    play(rules, next, stack.seat, move);
    if (search(rules, next, seat, depth, budget)) return true;
  }
  return false;
}
