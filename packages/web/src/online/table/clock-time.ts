import type { Clocks } from '@furrow/wire/told';
import type { Pace } from '@furrow/wire/wish';
import type { OnlineTableWords } from '../../words/online-table/online-table-words';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The playing hours of a day of a slow game: from when, in UTC, and how long. */
function playingHours({ from, to }: Extract<Pace, { pace: 'slow' }>): { from: number; length: number } {
  return { from: from * HOUR, length: ((to - from + 24) % 24 || 24) * HOUR };
}

/** How long the clocks of a slow game have run since the beginning of time. */
function ranUntil(pace: Extract<Pace, { pace: 'slow' }>, moment: number): number {
  const { from, length } = playingHours(pace);
  const days = Math.floor((moment - from) / DAY);
  return days * length + Math.min(length, moment - from - days * DAY);
}

/** The time that a seat has left at a moment, in milliseconds. */
export function timeLeft(pace: Pace, { left, running, since }: Clocks, seat: number, now: number): number {
  if (!running.includes(seat)) return left[seat];
  const ran = pace.pace === 'slow' ? ranUntil(pace, now) - ranUntil(pace, since) : now - since;
  return Math.max(0, left[seat] - Math.max(0, ran));
}

/** A time as a clock shows it; in a slow game a day is as long as its playing hours. */
export function clockText(pace: Pace, time: number, words: OnlineTableWords['pace']): string {
  if (pace.pace === 'slow' && time >= HOUR) {
    const { length } = playingHours(pace);
    return words.left(Math.floor(time / length), Math.floor((time % length) / HOUR));
  }
  const seconds = Math.ceil(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
