import type { AdviceWords } from './advice-words';

export const it = {
  title: 'Buone risposte, la migliore per prima',
  none: 'Non c’è un consiglio per questo.',
  thinks: (who) => `${who} sta pensando…`,
  advising: 'Ricerca di buone risposte…',
} satisfies AdviceWords;
