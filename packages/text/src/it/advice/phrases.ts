import type { AdvicePhrases } from '../../advice/phrases';
import { points } from '../grammar';
import { agricola } from './agricola';
import { creatures } from './creatures';

/** What speaks for answers, in Italian. */
export const advice: AdvicePhrases = {
  agricola,
  creatures,
  next: (clause) => `al prossimo turno: ${clause}`,
  gains: (more) => `dovrebbe portarti circa ${points(more)} in più delle altre buone mosse`,
  hinders: (name, fewer) =>
    `dovrebbe costare a ${name} circa ${points(fewer)} in più delle altre buone mosse`,
};
