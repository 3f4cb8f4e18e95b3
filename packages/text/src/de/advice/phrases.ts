import type { AdvicePhrases } from '../../advice/phrases';
import { points } from '../grammar';
import { agricola } from './agricola';
import { creatures } from './creatures';

/** What speaks for answers, in German. */
export const advice: AdvicePhrases = {
  agricola,
  creatures,
  next: (clause) => `im nächsten Zug: ${clause}`,
  gains: (more) => `dürfte dir etwa ${points(more)} mehr bringen als die anderen guten Züge`,
  hinders: (name, fewer) => `dürfte ${name} etwa ${points(fewer)} mehr kosten als die anderen guten Züge`,
};
