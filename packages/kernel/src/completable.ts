import type { Position } from './kind';
import { advance, play, stackOf, topNode } from './machine';
import { type Move, say } from './move';
import type { Rules } from './rules';
import { Run } from './run';
import { NOBODY, type Seat } from './seat';

/** How many positions a probe looks at before it gives the benefit of the doubt. Nearly all need a handful. */
const BUDGET = 2000;

/** The answers that end something soonest and spend nothing: they are tried first, mostly before others are even listed. */
const DECLINING: readonly Move[] = [say('no'), say('done')];

let givenUp = 0;

/** How often a probe has given the benefit of the doubt so far. */
export function timesGivenUp(): number {
  return givenUp;
}

/**
 * Whether the seat can carry through what is under way on its stack: whether some sequence of its own answers leads
 * back to a gap, where nothing is half done. `depth` is how many frames the stack had when the question came up; an
 * answer that takes the stack below it is good enough, because what lies beneath was possible when it was begun. Where
 * another seat must answer in between, it is assumed to decline what it can decline, because its help cannot be counted
 * on; else its first answer is taken.
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
  if (budget.left-- <= 0) {
    givenUp++;
    return true;
  }
  const run = new Run(rules, state);
  run.stack = stack;
  if (stack.seat === NOBODY && node.kind.inVain !== undefined) {
    const next = new Run(rules, rules.copy(state));
    next.stack = stackOf(next.state, seat);
    node.kind.inVain(next, node);
    advance(next);
    return search(rules, next.state, seat, depth, budget);
  }
  const leadsOn = (move: Move): boolean => {
    const next = rules.copy(state);
    play(rules, next, stack.seat, move);
    return search(rules, next, seat, depth, budget);
  };
  const domain = node.kind.ask(run, node);
  const declining = DECLINING.find((move) => domain.contains(move).ok);
  if (declining !== undefined && leadsOn(declining)) return true;
  if (stack.seat !== seat) return declining === undefined && domain.moves().slice(0, 1).some(leadsOn);
  const tried = node.kind.tries?.(run, node) ?? domain.moves();
  return tried.some((move) => move.verb !== declining?.verb && leadsOn(move));
}
