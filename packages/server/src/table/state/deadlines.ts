import type { Seat } from '@furrow/kernel/seat';
import { momentAfter, ranBetween } from './clocks';
import type { TableState } from './table-state';

/** A game without clocks waits so long for somebody; then the others need not wait any more. */
export const ABSENT_AFTER = 14 * 24 * 3_600_000;

/** The seats whose time is up, or for whom a game without clocks has waited long enough, and of whom that was not said yet. */
export function overdue(table: TableState, time: number): Seat[] {
  const { pace } = table.facts.wish;
  if (pace.pace === 'free') return time - table.moved < ABSENT_AFTER ? [] : awaited(table);
  const ran = ranBetween(pace, table.since, time);
  return table.running.filter((seat) => table.left[seat] <= ran);
}

/** When the next seat will be overdue; undefined if none will. */
export function nextDeadline(table: TableState): number | undefined {
  const { pace } = table.facts.wish;
  if (pace.pace === 'free') return awaited(table).length > 0 ? table.moved + ABSENT_AFTER : undefined;
  const ends = table.running.map((seat) => momentAfter(pace, table.since, table.left[seat]));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** The people for whom others wait in a game without clocks. */
function awaited(table: TableState): Seat[] {
  if (table.people().length < 2) return [];
  return table.waiting().filter((seat) => table.personOn(seat) !== undefined && !table.timedOut.has(seat));
}
