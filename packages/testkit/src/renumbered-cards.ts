import type { Deck, DeckCard } from '@furrow/agricola/cards/deck';

/** In what way cards may get other numbers. */
export const RENUMBERINGS = ['one more card in front', 'the other way round'] as const;

/**
 * The module of all cards as it would be if they had other numbers, for tests that put it in the place of the true one.
 * What it needs is loaded by the caller's own set of modules.
 */
export async function renumberedCards(how: (typeof RENUMBERINGS)[number]) {
  const { card, compileCards } = await import('@furrow/agricola/cards/card');
  const { gain } = await import('@furrow/agricola/effects/effect-words');
  const { deckA } = await import('@furrow/agricola/cards/revised/a/index');
  const { deckB } = await import('@furrow/agricola/cards/revised/b/index');
  const { deckL } = await import('@furrow/agricola/cards/revised/l/index');
  const { deckE } = await import('@furrow/agricola/cards/classic/e/index');
  const { deckI } = await import('@furrow/agricola/cards/classic/i/index');
  const { deckK } = await import('@furrow/agricola/cards/classic/k/index');
  const { deckZ } = await import('@furrow/agricola/cards/classic/z/index');
  const { drawnDecks } = await import('@furrow/agricola/cards/drawn-decks');
  const { revisedDeck } = await import('@furrow/agricola/cards/revised/revised-deck');
  const more = revisedDeck('A', {
    'food-provider': [card('very-first', 'A84', { play: gain({ food: 2 }) })],
  });
  const front: Deck = { ...deckA, cards: [...more.cards, ...deckA.cards] };
  const first = how === 'the other way round' ? deckA : front;
  const decks: readonly Deck[] = [first, deckB, deckL, deckE, deckI, deckK, deckZ];
  const declared = [...decks, ...drawnDecks].flatMap((deck): readonly DeckCard[] => deck.cards);
  const cards = compileCards(how === 'the other way round' ? declared.toReversed() : declared);
  return { decks, cards, findCard: (id: string) => cards.find((one) => one.id === id) };
}
