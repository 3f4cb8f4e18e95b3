import type { AdvicePhrases } from '../../advice/phrases';
import { agricola } from './agricola';
import { creatures } from './creatures';

/** What speaks for answers, in Italian. */
export const advice: AdvicePhrases = {
  agricola,
  creatures,
  next: (clause) => `al prossimo turno: ${clause}`,
};
