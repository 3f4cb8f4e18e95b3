import type { AdviceWords } from './advice-words';

export const it = {
  title: 'Buone risposte, la migliore per prima',
  none: 'Non c’è un consiglio per questo.',
  stop: 'Basta suggerimenti',
  stopped: 'I suggerimenti sono spenti. La lampadina dà ancora consigli; dalle preferenze si riaccendono.',
  thinks: (who) => `${who} sta pensando…`,
  advising: 'Ricerca di buone risposte…',
} satisfies AdviceWords;
