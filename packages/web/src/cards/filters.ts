import type { CatalogueEntry } from '../protocol/catalogue';

/** What the browser of cards is narrowed to, besides words and kinds; an empty text leaves it open. */
export interface Filters {
  readonly deck: string;
  readonly category: string;
  /** A good that it costs, or `free`. */
  readonly cost: string;
  readonly needs: '' | 'with' | 'without';
}

/** Everything is shown. */
export const UNFILTERED: Filters = { deck: '', category: '', cost: '', needs: '' };

/** The deck of a card by its number: `A` of `A44`. */
export function deckOf({ no = '' }: CatalogueEntry): string {
  return no.replace(/\d+$/, '');
}

/** Whether an entry is one of those wanted. */
export function isWanted(entry: CatalogueEntry, { deck, category, cost, needs }: Filters): boolean {
  const goods = entry.prices.flat().map(({ good }) => good);
  const isFree = entry.kind !== 'space' && goods.length === 0;
  if (deck !== '' && deckOf(entry) !== deck) return false;
  if (category !== '' && entry.category?.id !== category) return false;
  if (cost !== '' && !(cost === 'free' ? isFree : goods.includes(cost))) return false;
  if (needs === '') return true;
  return entry.card !== undefined && (entry.card.needs !== undefined) === (needs === 'with');
}
