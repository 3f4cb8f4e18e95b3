import type { PhasePhrases } from '../phases';

/** The parts of a harvest, in French. */
export const phases: PhasePhrases = {
  field: 'Phase des champs : les récoltes rentrent.',
  feeding: 'Phase d’alimentation : les familles mangent.',
  breeding: 'Phase de reproduction : des petits naissent.',
};
