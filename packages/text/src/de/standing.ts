import type { StandingPhrases } from '../standing';

/** Where animals can stand, in German. */
export const standing: StandingPhrases = {
  nowhere: 'Dort kann kein Tier gehalten werden.',
  full: (animals) => `Dort ist kein Platz mehr: ${animals} stehen schon da.`,
  others: (animals) => `Wer dort steht, hätte keinen anderen Platz: ${animals}.`,
  noRoom: 'Dieses Tier kann dort nicht stehen: Der Platz ist für andere, oder andere verlören ihren.',
};
