import type { MoveTimes } from './busy-table';
import { lengthOf, type Pauses, type Span, within } from './pauses';

/** Moves that came later than the one before by this long begin another bunch, in milliseconds. */
const APART = 250;

/** How a program stood still for a while. */
export interface Standstill {
  /** How often, for how long together and for how long at most, in milliseconds; only what takes 30 ms or more counts. */
  readonly pauses: number;
  readonly total: number;
  readonly longest: number;
  /** How long it collected garbage, together and at most. */
  readonly collecting: number;
  readonly longestCollection: number;
  /** The part of the time for which slow moves waited in which this program stood still. */
  readonly ofSlowMoves: number;
}

/** The moves whose answer took too long, and in how many bunches they came. */
export interface SlowMoves {
  readonly moves: number;
  readonly bunches: number;
}

/** The waits of the moves that took longer than so many milliseconds, in order. */
export function waitsOver(times: readonly MoveTimes[], most: number): Span[] {
  return times
    .filter(({ answered }) => answered > most)
    .map(({ sent, answered }) => ({ from: sent, to: sent + answered }))
    .toSorted((a, b) => a.from - b.from);
}

export function bunchesOf(waits: readonly Span[]): SlowMoves {
  const begins = waits.filter(({ from }, i) => i === 0 || from - waits[i - 1].from > APART);
  return { moves: waits.length, bunches: begins.length };
}

/** How a program stood still in a time in which some moves waited. */
export function standstillOf(
  { pauses, collections }: Pauses,
  time: Span,
  waits: readonly Span[],
): Standstill {
  const stood = within(pauses, time);
  const collected = within(collections, time);
  const longestOf = (spans: readonly Span[]) => Math.max(0, ...spans.map(({ from, to }) => to - from));
  const waited = lengthOf(waits.flatMap((wait) => within(stood, wait)));
  return {
    pauses: stood.length,
    total: lengthOf(stood),
    longest: longestOf(stood),
    collecting: lengthOf(collected),
    longestCollection: longestOf(collected),
    ofSlowMoves: waits.length === 0 ? 0 : waited / lengthOf(waits),
  };
}
