import { findCard } from '@furrow/agricola/cards/index';
import { expect, test } from 'vitest';
import { cardResults, type ShownCards } from '../src/card-results';
import shown from '../src/tuned/card-results.json';

const GAMES: readonly ShownCards[] = [
  { edition: 'revised', seats: 2, games: 9, cards: { conjurer: [10, 5, 3], priest: [8, 4, 4] } },
  { edition: 'revised', seats: 4, games: 9, cards: { conjurer: [20, 16, 4] } },
];

test('a card is told by games with as many players, or with the nearest number, and its victories with their error', () => {
  expect(cardResults('revised', 4, GAMES).get('conjurer')).toEqual({
    seats: 4,
    had: 20,
    played: 16,
    wins: { rate: 0.25, error: Math.sqrt((0.25 * 0.75) / 15) },
  });
  expect(cardResults('revised', 1, GAMES).get('conjurer')).toMatchObject({ seats: 2, wins: { rate: 0.6 } });
  expect(cardResults('2007', 2, GAMES).size).toBe(0);
});

test('nothing is said of victories where too few have played a card', () => {
  expect(cardResults('revised', 2, GAMES).get('priest')).toEqual({ seats: 2, had: 8, played: 4 });
});

test('what is shipped names hand cards, and nobody won more often with one than they played it', () => {
  expect(shown.length).toBeGreaterThan(0);
  for (const { cards } of shown as readonly ShownCards[])
    for (const [id, [had, played, won]] of Object.entries(cards)) {
      expect(findCard(id)?.id).toBe(id);
      expect(had).toBeGreaterThanOrEqual(0);
      expect(won).toBeLessThanOrEqual(played);
    }
});

test('nothing is said of victories alone', () => {
  const alone: ShownCards = { edition: 'revised', seats: 1, games: 9, cards: { conjurer: [9, 7, 7] } };
  expect(cardResults('revised', 1, [alone]).get('conjurer')).toEqual({ seats: 1, had: 9, played: 7 });
});
