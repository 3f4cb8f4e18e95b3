import { decisions } from '@furrow/kernel/decide';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { stackOf, topNode } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { GameRecord } from '@furrow/kernel/record';
import { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';

/** Answers that let a moment pass: whoever waits there must see it. */
const PASSING: readonly string[] = ['pass', 'done', 'pass-on'];

/**
 * The only answer to a decision, if there is nothing to think about: no other is accepted, it begins no turn, it lets
 * no moment pass, and (unless whoever answers is `alone` with programs) answering at once tells nobody what is secret.
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
  if (all.length !== 1 || game.turnVerbs.includes(all[0].verb) || PASSING.includes(all[0].verb))
    return undefined;
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

/**
 * Where undo leads if forced steps play themselves: before the last move up to one that somebody of ours chose. A step
 * that was forced is passed over, else it would play itself again at once.
 */
export function beforeLastChoice<S extends Position>(
  record: GameRecord<S>,
  last: number,
  isOurs: (seat: Seat) => boolean,
  alone: boolean,
): number | undefined {
  const { moves } = record;
  for (let at = last; at >= 0 && moves[at].seat >= 0; at--) {
    if (isOurs(moves[at].seat) && !wasForced(record, at, alone)) return at;
  }
  return undefined;
}

function wasForced<S extends Position>(record: GameRecord<S>, at: number, alone: boolean): boolean {
  const { game, moves } = record;
  const state = record.stateAfter(at);
  if (state === undefined) return false;
  const asked = decisions(game.rules, state).find((one) => one.seat === moves[at].seat);
  return asked !== undefined && forcedMove(game, state, asked, alone) !== undefined;
}
