import type { Part } from '../brought';
import { type Effect, seq, when } from '../effect';
import { atLeast, atMost, type Condition, exactly, type Quantity } from './quantity';

/** A table: what is done from a number on, or for exactly that number. */
type Table<P extends Part> = Readonly<Record<number, Effect<P>>>;

/** The highest step that is reached, and only that: from how many on, and what is done then. */
export function byStep<P extends Part = never>(of: Quantity<P>, steps: Table<P>): Effect<P> {
  const rows = rowsOf(steps);
  return seq(...rows.map(([from, effect], i) => when(within(of, from, rows[i + 1]?.[0]), effect)));
}

/** What is done for exactly so many; for any other number nothing is. */
export function byNumber<P extends Part = never>(of: Quantity<P>, table: Table<P>): Effect<P> {
  return seq(...rowsOf(table).map(([n, effect]) => when(exactly(n, of), effect)));
}

function rowsOf<P extends Part>(table: Table<P>): [number, Effect<P>][] {
  return Object.entries(table).map(([n, effect]) => [Number(n), effect]);
}

/** From a number on, but below the next one if there is one. */
function within<P extends Part>(of: Quantity<P>, from: number, next: number | undefined): Condition<P> {
  if (next === undefined) return atLeast(from, of);
  if (from === 0) return atMost(next - 1, of);
  return next === from + 1 ? exactly(from, of) : { of, atLeast: from, atMost: next - 1 };
}
