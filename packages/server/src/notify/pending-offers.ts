import type { TableSummary } from '../table/read/summary';
import type { PendingOffer } from '../words/pending-offer';

/** What others ask a person at a table and the person has not answered. */
export function pendingOffersOf({ offers, seat, sitters, moves }: TableSummary): readonly PendingOffer[] {
  const names = sitters.map((sitter) => sitter?.name ?? '');
  return offers.flatMap(({ by, wants, yes }) =>
    seat === undefined || by === seat || yes.includes(seat) ? [] : [{ name: names[by], wants, moves, names }],
  );
}
