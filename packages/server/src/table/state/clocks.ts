import type { Pace } from '@furrow/wire/wish';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The hours of a day, in UTC, in which the clocks of a slow game run: from when, and how long. */
function playingHours({ from, to }: Extract<Pace, { pace: 'slow' }>): { from: number; length: number } {
  return { from: from * HOUR, length: ((to - from + 24) % 24 || 24) * HOUR };
}

/** The time that every seat begins with, in milliseconds; infinite without clocks. */
export function firstTime(pace: Pace): number {
  if (pace.pace === 'free') return Infinity;
  return pace.pace === 'live' ? pace.bank * SECOND : pace.days * playingHours(pace).length;
}

/** The time that is left to a seat after it has moved. */
export function timeAfterMove(pace: Pace, left: number): number {
  return pace.pace === 'live' ? left + pace.increment * SECOND : firstTime(pace);
}

/** How long a clock has run from one moment to another. */
export function ranBetween(pace: Pace, since: number, until: number): number {
  if (until <= since) return 0;
  return pace.pace === 'slow' ? ranUntil(pace, until) - ranUntil(pace, since) : until - since;
}

/** When a clock that runs since a moment has run for so long. */
export function momentAfter(pace: Pace, since: number, time: number): number {
  if (pace.pace !== 'slow') return since + time;
  const { from, length } = playingHours(pace);
  const total = ranUntil(pace, since) + time;
  const days = Math.ceil(total / length) - 1;
  return Math.max(since, days * DAY + from + (total - days * length));
}

/** How long the clocks have run since the beginning of time. */
function ranUntil(pace: Extract<Pace, { pace: 'slow' }>, moment: number): number {
  const { from, length } = playingHours(pace);
  const days = Math.floor((moment - from) / DAY);
  return days * length + Math.min(length, moment - from - days * DAY);
}
