import type { CardPicture } from '../protocol/card';
import type { HandFilter, HandOrder } from '../words/cards/card-words';

const FILTERS: Readonly<Record<HandFilter, (card: CardPicture) => boolean>> = {
  all: () => true,
  playable: ({ whyNot }) => whyNot === undefined,
  occupation: ({ kind }) => kind === 'occupation',
  improvement: ({ kind }) => kind !== 'occupation',
};

/** How many goods the cheapest price has. */
function priceOf({ prices }: CardPicture): number {
  const sums = prices.map((price) => price.reduce((sum, { count }) => sum + count, 0));
  return sums.length === 0 ? 0 : Math.min(...sums);
}

/** The cards of the hand that are wanted, in the wanted order; in that of the hand where the order leaves it open. */
export function orderedHand(
  cards: readonly CardPicture[],
  filter: HandFilter,
  order: HandOrder,
): readonly CardPicture[] {
  const shown = cards.filter(FILTERS[filter]);
  if (order === 'name') return shown.toSorted((a, b) => a.title.localeCompare(b.title));
  return order === 'price' ? shown.toSorted((a, b) => priceOf(a) - priceOf(b)) : shown;
}
