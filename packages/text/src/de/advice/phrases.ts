import type { AdvicePhrases } from '../../advice/phrases';
import { agricola } from './agricola';
import { creatures } from './creatures';

/** What speaks for answers, in German. */
export const advice: AdvicePhrases = {
  agricola,
  creatures,
  next: (clause) => `im nächsten Zug: ${clause}`,
};
