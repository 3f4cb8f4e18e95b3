import type { PhasePhrases } from '../phases';

/** The parts of a harvest, in English. */
export const phases: PhasePhrases = {
  field: 'Field phase: the crops come in.',
  feeding: 'Feeding phase: the families eat.',
  breeding: 'Breeding phase: young animals are born.',
};
