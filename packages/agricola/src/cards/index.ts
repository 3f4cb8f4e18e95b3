import { type Card, compileCards } from './card';
import { deckE as classicE } from './classic/e/index';
import { deckI as classicI } from './classic/i/index';
import { deckK as classicK } from './classic/k/index';
import { deckZ as classicZ } from './classic/z/index';
import type { Deck } from './deck';
import { type DrawnId, drawnDecks } from './drawn-decks';
import { deckA } from './revised/a/index';
import { deckB } from './revised/b/index';
import { deckL } from './revised/l/index';

/** The id of a card. */
export type CardId = RevisedId | ClassicId | DrawnId;
type RevisedId = IdsOf<typeof deckA | typeof deckB | typeof deckL>;
type ClassicId = IdsOf<typeof classicE | typeof classicI | typeof classicK | typeof classicZ>;
type IdsOf<D extends Deck> = D['cards'][number]['id'];

/** The decks that hands are dealt from. */
export const decks: readonly Deck<CardId>[] = [deckA, deckB, deckL, classicE, classicI, classicK, classicZ];

/** All cards, by number. Nothing that is stored or dealt depends on their order: pools say in which chance goes through them. */
export const cards: readonly Card<CardId>[] = compileCards(
  [...decks, ...drawnDecks].flatMap((deck) => deck.cards),
);

const byId = new Map<string, Card<CardId>>(cards.map((one) => [one.id, one]));

/** The card with an id, if there is one. */
export function findCard(id: string): Card<CardId> | undefined {
  return byId.get(id);
}
