import type { AdvicePhrases } from '../../advice/phrases';
import { agricola } from './agricola';
import { creatures } from './creatures';

/** What speaks for answers, in English. */
export const advice: AdvicePhrases = {
  agricola,
  creatures,
  next: (clause) => `next turn: ${clause}`,
};
