import { decisions } from '@furrow/kernel/decide';
import { forcedMove } from '@furrow/kernel/forced';
import type { Position } from '@furrow/kernel/kind';
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

function wasForced<S extends Position>(record: GameSoFar<S>, at: number, alone: boolean): boolean {
  const { game, moves } = record;
  const state = record.stateAfter(at);
  if (state === undefined) return false;
  const asked = decisions(game.rules, state).find((one) => one.seat === moves[at].seat);
  return asked !== undefined && forcedMove(game, state, asked, alone) !== undefined;
}
