import { decisionOf } from './decide';
import type { Decision } from './domain';
import type { Position } from './kind';
import { stackOf } from './machine';
import type { Move } from './move';
import type { Source } from './numbered';
import type { Node } from './program';
import type { Rules } from './rules';
import type { Seat } from './seat';
import type { Reason } from './verdict';

/** The part of a compiled effect that does this; undefined if none does. */
export function partThatDoes<S extends Position>(node: Node<S>, what: string): Node<S> | undefined {
  if (node.does === what) return node;
  for (const part of node.parts) {
    const found = partThatDoes(part, what);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What would ask: a node, and what it comes from. */
export interface Asker<S extends Position> {
  readonly node: Node<S>;
  readonly source: Source;
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
