import type { AdviceWords } from './advice-words';

export const en = {
  title: 'Good answers, the best first',
  none: 'There is no advice for this.',
  stop: 'No more suggestions',
  stopped: 'Suggestions are off. The bulb still gives hints; Preferences bring the suggestions back.',
  thinks: (who) => `${who} is thinking …`,
  advising: 'Looking for good answers …',
} satisfies AdviceWords;
