import { decisions } from '@furrow/kernel/decide';
import { forcedMove } from '@furrow/kernel/forced';
import type { Position } from '@furrow/kernel/kind';
import type { GameRecord } from '@furrow/kernel/record';
import type { Seat } from '@furrow/kernel/seat';
import type { GameSoFar } from '@furrow/kernel/so-far';

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
    const move = isMeant(seat) ? forcedMove(game, state, decision, alone) : undefined;
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
  return asked !== undefined && forcedMove(game, state, asked, alone) !== undefined;
}
