import type { Seat } from '@furrow/kernel/seat';
import type { AtTable } from './at-table';

/** Advises a person at the start of a turn, if they want advice; lessons guide people themselves. */
export function adviseAtTurn(session: AtTable): void {
  if (session.guide !== undefined || session.unconfirmed || session.replaying) return;
  const [asked] = session.decisions();
  if (asked === undefined || asked.open || !session.wantsAdvice(asked.seat)) return;
  const { turnVerbs } = session.record.game;
  if (asked.domain.moves().some(({ verb }) => turnVerbs.includes(verb))) void session.advise(asked.seat);
}

/** From now on a seat is advised at its turns, or not any more, whatever others at this screen want. */
export function adviseSeat(session: AtTable, seat: Seat, on: boolean): void {
  session.advised.set(seat, on);
  if (!on) session.advisor.forget();
  session.changed();
  adviseAtTurn(session);
}
