import type { Seat } from '@furrow/kernel/seat';
import { momentAfter, ranBetween } from './clocks';
import type { TableNow } from './table-now';

/** A game without clocks waits so long for somebody; then the others need not wait any more. */
export const GONE = 14 * 24 * 3_600_000;

/** The seats whose time is up, or for whom a game without clocks has waited long enough, and of whom that was not said yet. */
export function overdue(now: TableNow, time: number): Seat[] {
  const { pace } = now.facts.wish;
  if (pace.pace === 'free') return time - now.moved < GONE ? [] : awaited(now);
  const ran = ranBetween(pace, now.since, time);
  return now.running.filter((seat) => now.left[seat] <= ran);
}

/** When the next seat will be overdue; undefined if none will. */
export function nextDeadline(now: TableNow): number | undefined {
  const { pace } = now.facts.wish;
  if (pace.pace === 'free') return awaited(now).length > 0 ? now.moved + GONE : undefined;
  const ends = now.running.map((seat) => momentAfter(pace, now.since, now.left[seat]));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** The people for whom others wait in a game without clocks. */
function awaited(now: TableNow): Seat[] {
  if (now.people().length < 2) return [];
  return now.waiting().filter((seat) => now.personOn(seat) !== undefined && !now.timedOut.has(seat));
}
