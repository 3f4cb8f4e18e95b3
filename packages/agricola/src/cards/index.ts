import { type Card, compileCards } from './card';
import type { Deck } from './deck';
import { ORDER } from './order';
import { deckA } from './revised/a/index';
import { deckB } from './revised/b/index';

/** All decks. */
export const decks: readonly Deck[] = [deckA, deckB];

const declared = decks.flatMap((deck) => deck.cards);

/** All cards, by number. */
export const cards: readonly Card[] = compileCards(
  declared.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)),
);

/** Cards that are not listed come last. */
function placeOf(id: string): number {
  const place = ORDER.indexOf(id);
  return place < 0 ? ORDER.length : place;
}

const byId = new Map(cards.map((one) => [one.id, one]));

/** The card with an id, if there is one. */
export function findCard(id: string): Card | undefined {
  return byId.get(id);
}
