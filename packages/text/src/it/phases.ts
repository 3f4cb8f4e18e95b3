import type { PhasePhrases } from '../phases';

/** The parts of a harvest, in Italian. */
export const phases: PhasePhrases = {
  field: 'Fase dei campi: il raccolto entra in casa.',
  feeding: 'Fase di alimentazione: le famiglie mangiano.',
  breeding: 'Fase di riproduzione: nascono i piccoli.',
};
