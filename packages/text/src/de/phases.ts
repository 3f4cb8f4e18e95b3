import type { PhasePhrases } from '../phases';

/** The parts of a harvest, in German. */
export const phases: PhasePhrases = {
  field: 'Feldphase: Die Ernte wird eingebracht.',
  feeding: 'Ernährungsphase: Die Familien essen.',
  breeding: 'Vermehrungsphase: Jungtiere kommen zur Welt.',
};
