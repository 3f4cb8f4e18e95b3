import type { AdvicePhrases } from '../../advice/phrases';
import { points } from '../grammar';
import { agricola } from './agricola';
import { creatures } from './creatures';

/** What speaks for answers, in French. */
export const advice: AdvicePhrases = {
  agricola,
  creatures,
  next: (clause) => `au tour suivant : ${clause}`,
  gains: (more) => `devrait vous rapporter environ ${points(more)} de plus que les autres bons coups`,
  hinders: (name, fewer) =>
    `devrait coûter à ${name} environ ${points(fewer)} de plus que les autres bons coups`,
};
