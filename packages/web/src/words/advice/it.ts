import type { AdviceWords } from './advice-words';

export const it = {
  title: 'Buone mosse, la migliore per prima',
  none: 'Nessun consiglio per questa volta.',
  stop: 'Basta suggerimenti',
  stopped: 'I suggerimenti sono spenti. La lampadina dà ancora consigli; dalle preferenze si riaccendono.',
  stoppedFor: (who) =>
    `Basta suggerimenti per ${who}. La lampadina dà ancora consigli e può riaccendere i suggerimenti.`,
  atTurns: (who) => (who === undefined ? 'Suggerimenti a ogni turno' : `Suggerimenti a ogni turno di ${who}`),
  thinks: (who) => `${who} sta pensando…`,
  advising: 'Ricerca di buone mosse…',
} satisfies AdviceWords;
