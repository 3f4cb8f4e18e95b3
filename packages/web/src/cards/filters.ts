import type { CatalogueEntry } from '../protocol/catalogue';

/** What the browser of cards is narrowed to, besides words and kinds; an empty text leaves it open. */
export interface Filters {
  readonly deck: string;
  readonly category: string;
  /** A good that it costs, or `free`. */
  readonly cost: string;
  readonly needs: '' | 'with' | 'without';
  /** The id of a card with which it has to do. */
  readonly related: string;
}

/** Everything is shown. */
export const UNFILTERED: Filters = { deck: '', category: '', cost: '', needs: '', related: '' };

/** The deck of a card by its number: `A` of `A44`. */
export function deckOf({ no = '' }: CatalogueEntry): string {
  return no.replace(/\d+$/, '');
}

/** Whether an entry is a card, or has to do with it. */
function isRelated({ id, hears = [], heardBy = [] }: CatalogueEntry, to: string): boolean {
  return id === to || [...hears, ...heardBy].some((one) => one.id === to);
}

/** Whether an entry is one of those wanted. */
export function isWanted(entry: CatalogueEntry, filters: Filters): boolean {
  const { deck, category, cost, needs, related } = filters;
  const goods = entry.prices.flat().map(({ good }) => good);
  const isFree = entry.kind !== 'space' && goods.length === 0;
  if (deck !== '' && deckOf(entry) !== deck) return false;
  if (category !== '' && entry.category?.id !== category) return false;
  if (cost !== '' && !(cost === 'free' ? isFree : goods.includes(cost))) return false;
  if (related !== '' && !isRelated(entry, related)) return false;
  if (needs === '') return true;
  return entry.card !== undefined && (entry.card.needs !== undefined) === (needs === 'with');
}
