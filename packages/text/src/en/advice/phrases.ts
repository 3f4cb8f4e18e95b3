import type { AdvicePhrases } from '../../advice/phrases';
import { points } from '../grammar';
import { agricola } from './agricola';
import { creatures } from './creatures';

/** What speaks for answers, in English. */
export const advice: AdvicePhrases = {
  agricola,
  creatures,
  next: (clause) => `next turn: ${clause}`,
  gains: (more) => `should bring you about ${points(more)} more than the other good moves`,
  hinders: (name, fewer) => `should cost ${name} about ${points(fewer)} more than the other good moves`,
};
