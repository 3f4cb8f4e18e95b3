import { type Card, compileCards } from './card';
import type { Deck } from './deck';
import { deckA } from './revised/a/index';
import { deckB } from './revised/b/index';

/** The id of a card. */
export type CardId = (typeof deckA | typeof deckB)['cards'][number]['id'];

/** All decks. */
export const decks: readonly Deck<CardId>[] = [deckA, deckB];

/** All cards, by number. Nothing that is stored or dealt depends on their order: pools say in which chance goes through them. */
export const cards: readonly Card<CardId>[] = compileCards(decks.flatMap((deck) => deck.cards));

const byId = new Map<string, Card<CardId>>(cards.map((one) => [one.id, one]));

/** The card with an id, if there is one. */
export function findCard(id: string): Card<CardId> | undefined {
  return byId.get(id);
}
