import { decisionOf } from './decide';
import type { Position } from './kind';
import type { GameRecord } from './record';
import type { Seat } from './seat';
import { type GameSoFar, isFinal } from './so-far';

/** Where undo leads: before the last move of one of these seats; undefined if there is none after the last final move. */
export function beforeLastMove<S extends Position>(
  { moves }: GameSoFar<S>,
  isOurs: (seat: Seat) => boolean,
): number | undefined {
  for (let at = moves.length - 1; at >= 0 && !isFinal(moves[at]); at--) if (isOurs(moves[at].seat)) return at;
  return undefined;
}

/** Whether any of these seats has moved yet. */
export function hasMoved<S extends Position>(
  { moves }: GameSoFar<S>,
  isOurs: (seat: Seat) => boolean,
): boolean {
  return moves.some(({ seat }) => isOurs(seat));
}

/** Where the turn that the seat is in began; undefined if nothing was done in it. */
export function beginningOfTurn<S extends Position>(record: GameSoFar<S>, seat: Seat): number | undefined {
  const fresh = beginsTurn(record, seat, record.length);
  let to: number | undefined = fresh ? undefined : record.barrier(seat);
  for (let at = record.length - 1; at >= record.barrier(seat); at--) {
    if (!beginsTurn(record, seat, at)) continue;
    if (!record.game.turnVerbs.includes(record.moves[at].move.verb)) {
      if (fresh) to = at;
      continue;
    }
    if (!fresh) to = at;
    break;
  }
  return to === record.length ? undefined : to;
}

/** Whether the seat could begin a turn after so many moves. */
function beginsTurn<S extends Position>(record: GameSoFar<S>, seat: Seat, moves: number): boolean {
  const { rules, turnVerbs } = record.game;
  const state = record.stateAfter(moves);
  const asked = state && decisionOf(rules, state, seat);
  return asked?.domain.moves().some(({ verb }) => turnVerbs.includes(verb)) === true;
}

/** Takes back everything after so many moves, everybody else agreeing. Gives the number of moves taken back. */
export function goBack<S extends Position>(record: GameRecord<S>, to: number): number {
  const before = record.length;
  const owner = record.moves[to].seat;
  const everybody = record.seats.map((_, seat) => seat);
  const verdict = record.undo(to, to >= record.barrier(owner) ? [owner] : everybody);
  if (!verdict.ok) throw new Error(`going back to ${to} is refused: ${verdict.reason.why}`);
  return before - to;
}
