import { decisionOf } from '@furrow/kernel/decide';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { stackOf } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { Node } from '@furrow/kernel/program';
import type { Rules } from '@furrow/kernel/rules';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';

/** How things on offer are got in a game, for questions about a thing that is named alone. */
export interface Getting<S extends Position> {
  /** The lines of moves by which the seat may get it, the shortest first; none if it is not on offer. */
  ways(game: Game<S>, state: S, id: string, seat: Seat): readonly string[];
  /** Why the seat could not get it even if it were its choice; undefined if it could. */
  whyNot(game: Game<S>, state: S, seat: Seat, id: string): Reason | undefined;
}

/** The part of a compiled effect that does this; undefined if none does. */
export function partThatDoes<S extends Position>(node: Node<S>, what: string): Node<S> | undefined {
  if (node.effect.do === what) return node;
  for (const part of node.parts) {
    const found = partThatDoes(part, what);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What would ask: a node, and what it comes from. */
export interface Asker<S extends Position> {
  readonly node: Node<S>;
  readonly source: number;
}

/** What a seat would be asked by a node. */
export function askedBy<S extends Position>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  { node, source }: Asker<S>,
): Decision | undefined {
  const asking = rules.copy(state);
  stackOf(asking, seat).push(node.id, seat, source);
  return decisionOf(rules, asking, seat);
}

/** Why a seat could not answer with a move if it were asked by a node; undefined if it could. */
export function whyNotAnswer<S extends Position>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  asker: Asker<S>,
  move: Move,
): Reason | undefined {
  const verdict = askedBy(rules, state, seat, asker)?.domain.contains(move);
  return verdict === undefined || verdict.ok ? undefined : verdict.reason;
}
