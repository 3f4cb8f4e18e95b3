import type { AdviceWords } from './advice-words';

export const de = {
  title: 'Gute Antworten, die beste zuerst',
  none: 'Dazu gibt es keinen Rat.',
  thinks: (who) => `${who} denkt nach …`,
  advising: 'Gute Antworten werden gesucht …',
} satisfies AdviceWords;
