import { decisionOf } from '@furrow/kernel/decide';
import type { Seat } from '@furrow/kernel/seat';
import type { Session } from './session';

/** Where `undo` leads: before the last move of a person; undefined if there is none after the last move of chance. */
export function beforeLastMove(session: Session): number | undefined {
  const { moves } = session.record;
  for (let at = moves.length - 1; at >= 0 && moves[at].seat >= 0; at--) {
    if (session.isPerson(moves[at].seat)) return at;
  }
  return undefined;
}

/** Whether any person has moved yet. */
export function hasMoved(session: Session): boolean {
  return session.record.moves.some(({ seat }) => session.isPerson(seat));
}

/** Where `restart` leads: to the beginning of the turn that the seat is in; undefined if nothing was done in it. */
export function beginningOfTurn(session: Session, seat: Seat): number | undefined {
  const { record } = session;
  const fresh = beginsTurn(session, seat, record.length);
  let to: number | undefined = fresh ? undefined : record.barrier(seat);
  for (let at = record.length - 1; at >= record.barrier(seat); at--) {
    if (!beginsTurn(session, seat, at)) continue;
    if (!session.game.turnVerbs.includes(record.moves[at].move.verb)) {
      if (fresh) to = at;
      continue;
    }
    if (!fresh) to = at;
    break;
  }
  return to === record.length ? undefined : to;
}

/** Whether the seat could begin a turn after so many moves. */
function beginsTurn({ game, record }: Session, seat: Seat, moves: number): boolean {
  const state = record.stateAfter(moves);
  const asked = state && decisionOf(game.rules, state, seat);
  return asked?.domain.moves().some(({ verb }) => game.turnVerbs.includes(verb)) === true;
}

/** Takes back everything after so many moves; bots always agree. Gives the number of moves taken back. */
export function goBack({ record }: Session, to: number): number {
  const before = record.length;
  const owner = record.moves[to].seat;
  const everybody = record.seats.map((_, seat) => seat);
  const verdict = record.undo(to, to >= record.barrier(owner) ? [owner] : everybody);
  if (!verdict.ok) throw new Error(`going back to ${to} is refused: ${verdict.reason.why}`);
  return before - to;
}
