import { decisions } from '@furrow/kernel/decide';
import type { Decision } from '@furrow/kernel/domain';
import { forcedMove } from '@furrow/kernel/forced';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { GameRecord } from '@furrow/kernel/record';
import type { Seat } from '@furrow/kernel/seat';
import type { GameSoFar } from '@furrow/kernel/so-far';
import type { AskKind } from '../protocol/asked';
import { idleWindow } from './idle-window';

/** What is asked about a card or a building that is then paid for: whoever has to take it sees it first. */
const SEEN_FIRST: readonly string[] = ['major', 'minor', 'occupation', 'build'] satisfies readonly AskKind[];

/** The answer to a decision that plays itself here; undefined if there is something to choose, or to see. */
export function forcedStep<S extends Position>(
  game: Game<S>,
  state: S,
  decision: Decision,
  alone: boolean,
): Move | undefined {
  if (SEEN_FIRST.includes(decision.question().ask)) return undefined;
  return idleWindow(game, state, decision) ?? forcedMove(game, state, decision, alone);
}

/**
 * Where undo leads if forced steps play themselves: before the last move up to one that somebody of ours chose. A step
 * that was forced is passed over, else it would play itself again at once.
 */
export function beforeLastChoice<S extends Position>(
  record: GameSoFar<S>,
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

/** Answers the decisions of some seats that leave nothing to choose; whether there were any. */
export function takeForced(
  record: GameRecord<Position>,
  isMeant: (seat: Seat) => boolean,
  alone: boolean,
): boolean {
  const { game, state } = record;
  for (const decision of record.decisions()) {
    const { seat } = decision;
    const move = isMeant(seat) ? forcedStep(game, state, decision, alone) : undefined;
    if (move === undefined || !record.play(seat, move).ok) continue;
    takeForced(record, isMeant, alone);
    return true;
  }
  return false;
}

function wasForced<S extends Position>(record: GameSoFar<S>, at: number, alone: boolean): boolean {
  const { game, moves } = record;
  const state = record.stateAfter(at);
  if (state === undefined) return false;
  const asked = decisions(game.rules, state).find((one) => one.seat === moves[at].seat);
  return asked !== undefined && forcedStep(game, state, asked, alone) !== undefined;
}
