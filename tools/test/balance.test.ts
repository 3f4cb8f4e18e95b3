import { cards } from '@furrow/agricola/cards/index';
import { expect, test } from 'vitest';
import { isOutside, LEAST, MOST } from '../balance/bounds';
import { TRIED_DECKS, tryCards, type Worth } from '../balance/tries';

const [ours, printed] = [true, false].map((isOurs) => {
  const found = cards.find((card) => card.drawn === true && (card.ours !== undefined) === isOurs);
  if (found === undefined) throw new Error('there is no such card');
  return found;
});

test('a card of our design is outside its bounds beyond either end; a printed one never is', () => {
  for (const mean of [LEAST, 0, MOST]) expect(isOutside(ours, mean)).toBe(false);
  for (const mean of [LEAST - 0.1, MOST + 0.1]) {
    expect(isOutside(ours, mean)).toBe(true);
    expect(isOutside(printed, mean)).toBe(false);
  }
});

test.each(TRIED_DECKS)('a card of deck %s is tried in games that are played to their end', (deck) => {
  const worth: Worth = new Map();
  const one = cards.find((card) => card.deck === deck);
  for (let seed = 1; worth.size === 0 && seed <= 5; seed++) tryCards(deck, [one?.id ?? ''], seed, worth);
  expect([...worth.keys()]).toEqual([one?.number]);
  expect([...worth.values()].flat().every(Number.isInteger)).toBe(true);
});
