import type { StandingPhrases } from '../standing';

/** Where animals can stand, in Italian. */
export const standing: StandingPhrases = {
  nowhere: 'Lì non si può tenere nessun animale.',
  full: (animals) => `Non c’è più posto: vi si trovano già ${animals}.`,
  others: (animals) => `Gli animali che vi si trovano non avrebbero un altro posto: ${animals}.`,
  noRoom: 'Questo animale non può stare lì: il posto è per altri, oppure altri perderebbero il loro.',
};
