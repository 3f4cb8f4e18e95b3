import type { Ruleset } from '../../ruleset';
import type { Declaration } from '../card';
import type { CustomCondition, CustomQuantity } from './names';

/** What single cards look at by code of their own that is about accumulation spaces. */
const OWN: readonly (CustomQuantity | CustomCondition)[] = ['full-space', 'forest-and-grove-used'];

/** Whether a card speaks of accumulation spaces, by their goods or by name: that follows from its declaration. */
export function speaksOfAccumulation({ spaces }: Ruleset, card: Declaration): boolean {
  const ids: readonly string[] = spaces.flatMap(({ id, refill }) => (refill === undefined ? [] : id));
  const spoken = new Set<unknown>([...ids, ...OWN]);
  return speaks(card);

  function speaks(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return spoken.has(value);
    if (isOfBoard(value)) return false;
    if ('accumulating' in value) return true;
    return Object.values(value).some(speaks);
  }
}

/** Whether something is about goods anywhere on the board, or about where a person goes on: that names no accumulation space. */
function isOfBoard(value: object): boolean {
  if ('count' in value && value.count === 'lying') return 'on' in value && typeof value.on === 'object';
  return 'do' in value && value.do === 'jump';
}
