import type { TableSummary } from '../table/read/summary';
import type { Ask } from '../words/asks';

/** What others ask a person at a table and the person has not answered. */
export function asksOf({ offers, seat, sitters, moves }: TableSummary): readonly Ask[] {
  const names = sitters.map((sitter) => sitter?.name ?? '');
  return offers.flatMap(({ by, wants, yes }) =>
    seat === undefined || by === seat || yes.includes(seat) ? [] : [{ name: names[by], wants, moves, names }],
  );
}
