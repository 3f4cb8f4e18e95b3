import { type Card, compileCards } from './card';
import type { Deck } from './deck';
import { ORDER } from './order';
import { deckA } from './revised/a/index';
import { deckB } from './revised/b/index';

/** The id of a card. */
export type CardId = (typeof deckA | typeof deckB)['cards'][number]['id'];

/** All decks. */
export const decks: readonly Deck<CardId>[] = [deckA, deckB];

const declared = decks.flatMap((deck) => deck.cards);

/** All cards, by number. */
export const cards: readonly Card<CardId>[] = compileCards(
  declared.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)),
);

/** Cards that are not listed come last. */
function placeOf(id: CardId): number {
  const place = ORDER.indexOf(id);
  return place < 0 ? ORDER.length : place;
}

const byId = new Map<string, Card<CardId>>(cards.map((one) => [one.id, one]));

/** The card with an id, if there is one. */
export function findCard(id: string): Card<CardId> | undefined {
  return byId.get(id);
}
