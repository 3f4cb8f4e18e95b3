import type { Decision } from './domain';
import type { Game } from './game';
import type { Position } from './kind';
import { stackOf, topNode } from './machine';
import type { Move } from './move';
import { Run } from './run';
import type { Seat } from './seat';

/**
 * The only answer to a decision, if there is nothing to think about: no other is accepted, it begins no turn, it lets
 * no moment pass, and answering at once gives away no secret. Somebody `alone` with bots has nobody to hide it from.
 */
export function forcedMove<S extends Position>(
  game: Game<S>,
  state: S,
  decision: Decision,
  alone: boolean,
): Move | undefined {
  const { domain, seat, open } = decision;
  if (open || !domain.listsAll) return undefined;
  const all = domain.all();
  if (all.length !== 1) return undefined;
  const { verb } = all[0];
  if (verb === 'done' || game.turnVerbs.includes(verb) || game.passVerbs.includes(verb)) return undefined;
  return !alone && tells(game, state, seat) ? undefined : all[0];
}

/** Whether the decision is one that only its owner knows about, or that hides whether there was a choice. */
function tells<S extends Position>({ rules }: Game<S>, state: S, seat: Seat): boolean {
  const run = new Run(rules, state);
  run.stack = stackOf(state, seat);
  const node = topNode(rules, run.stack);
  const { source } = run.stack;
  const hides = [node, ...node.parts].some((one) => one.kind.hides?.(run, one, seat, source) === true);
  return hides || node.kind.secretOf?.(run, node) !== undefined;
}
