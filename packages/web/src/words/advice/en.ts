import type { AdviceWords } from './advice-words';

export const en = {
  title: 'Good answers, the best first',
  none: 'There is no advice for this.',
  thinks: (who) => `${who} is thinking …`,
  advising: 'Looking for good answers …',
} satisfies AdviceWords;
