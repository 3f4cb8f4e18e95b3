import type { Preferences } from '../protocol/commands';
import type { AtTable } from './at-table';

/** Advises a person at the start of a turn, if they want advice; lessons guide people themselves. */
export function adviseAtTurn(session: AtTable, { advice }: Preferences): void {
  if (!advice || session.guide !== undefined || session.unconfirmed || session.replaying) return;
  const [asked] = session.decisions();
  if (asked === undefined || asked.open) return;
  const { turnVerbs } = session.record.game;
  if (asked.domain.moves().some(({ verb }) => turnVerbs.includes(verb))) void session.advise(asked.seat);
}
