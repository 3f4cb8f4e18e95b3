import type { Language } from '@furrow/text/language';
import type { Pace } from '@furrow/wire/wish';
import type { OnlineWords } from '../../words/online/online-words';

/** The paces that are offered at once, by sort. */
export const PRESETS = {
  live: [
    { pace: 'live', bank: 600, increment: 10 },
    { pace: 'live', bank: 1200, increment: 20 },
    { pace: 'live', bank: 2700, increment: 30 },
  ],
  slow: [
    { pace: 'slow', days: 1, from: 0, to: 24 },
    { pace: 'slow', days: 2, from: 0, to: 24 },
    { pace: 'slow', days: 5, from: 0, to: 24 },
  ],
} as const satisfies { readonly [P in 'live' | 'slow']: readonly Extract<Pace, { pace: P }>[] };

/** Whether somebody's time can run out. */
export function hasClock({ pace }: Pace): boolean {
  return pace !== 'free';
}

/** Hours between the clock of this browser and UTC; half hours are rounded down, as playing hours are whole. */
function hoursAhead(): number {
  return Math.floor(-new Date().getTimezoneOffset() / 60);
}

/** An hour of the day here as one of UTC, and the other way round. */
export function hourInUtc(here: number): number {
  return (here - hoursAhead() + 24) % 24;
}

/** An hour of UTC as one of the day here. */
export function hourHere(utc: number): number {
  return (utc + hoursAhead() + 24) % 24;
}

/** How long people may think, in words. */
export function paceText(pace: Pace, words: OnlineWords['wish'], language: Language): string {
  const number = new Intl.NumberFormat(language);
  switch (pace.pace) {
    case 'free':
      return words.free;
    case 'live':
      return words.liveIn(number.format(pace.bank / 60), number.format(pace.increment));
    case 'slow':
      return [words.slowIn(pace.days), ...hoursText(pace)].join(', ');
  }
}

/** The playing hours as the clock here shows them; nothing if they are the whole day. */
function hoursText({ from, to }: Extract<Pace, { pace: 'slow' }>): readonly string[] {
  return (to - from) % 24 === 0 ? [] : [`${hourHere(from)}–${hourHere(to)} h`];
}
