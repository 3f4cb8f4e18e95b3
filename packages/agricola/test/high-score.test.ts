import { expect, test } from 'vitest';
import { highScoreDecks, type SoloGame, soloLists } from '../src/campaign/high-score';
import { agricola } from '../src/game';

const alone = (points: number, options: Readonly<Record<string, string>>): SoloGame => ({
  points,
  options: agricola.complete(options, 1),
});
const FULL = { edition: '2007', mode: 'full' };

test('AG-V63 games alone are compared by decks, unless they began with more than usual or with chosen cards', () => {
  const decksOf = (options: Readonly<Record<string, string>>) => highScoreDecks(alone(0, options).options);
  expect(decksOf({ ...FULL, decks: 'E' })).toBe('E');
  expect(decksOf({ ...FULL, decks: 'E,K' })).toBe('E,K');
  expect(decksOf({})).toBeUndefined();
  expect(decksOf({ ...FULL, decks: 'E', 'solo-food': '3' })).toBeUndefined();
  expect(decksOf({ ...FULL, decks: 'E', hands: 'choose' })).toBeUndefined();
});

test('AG-V63 the lists tell average and best, the most frequent decks first and in each the best game first', () => {
  const lists = soloLists([
    alone(31, { ...FULL, decks: 'I' }),
    alone(40, { ...FULL, decks: 'E' }),
    alone(55, { ...FULL, decks: 'E' }),
    alone(41, { ...FULL, decks: 'E' }),
    alone(90, { ...FULL, decks: 'E', 'solo-food': '3' }),
    alone(28, {}),
  ]);
  expect(lists[0]).toMatchObject({ edition: '2007', decks: 'E', withCards: true, average: 45.3, best: 55 });
  expect(lists[0].games.map(({ points }) => points)).toEqual([55, 41, 40]);
  expect(
    lists.slice(1).map(({ edition, decks, withCards, best }) => [edition, decks, withCards, best]),
  ).toEqual([
    ['2007', 'I', true, 31],
    ['2007', undefined, true, 90],
    ['revised', undefined, false, 28],
  ]);
});
