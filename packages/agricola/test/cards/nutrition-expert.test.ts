import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

/** The spaces are replenished afterwards. */
const REPLENISHED = {
  'on clay-pit': [0, 1],
  'on fishing': [1, 2],
  'on forest': [3, 6],
  'on grove': [2, 4],
  'on hollow': [1, 2],
  'on reed-bank': [1, 2],
  'on sheep-market': [1, 2],
};

const ready = () =>
  lastTurn({ seats: 3 })
    .inPlay(1, 'nutrition-expert')
    .lay(1, { stables: 'a5 b5 c5' })
    .give(1, { sheep: 1, boar: 2, cattle: 1, grain: 2, vegetable: 2, food: 0 })
    .play('1 clay-pit\n* reveal fencing');

test.each([
  ['sheep', 1],
  ['boar', 2],
  ['cattle', 1],
])('B135 Nutrition Expert: 1 %s, 1 grain and 1 vegetable become 5 food and 2 bonus points', (animal, n) => {
  const game = ready().play('1 yes');
  expect(game.changes(`1 ${animal}`)).toEqual({
    [`1 ${animal}`]: [n, n - 1],
    '1 grain': [2, 1],
    '1 vegetable': [2, 1],
    '1 food': [0, 5],
    '1 bonus': [0, 2],
    ...REPLENISHED,
  });
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test('B135 Nutrition Expert: it may be declined, and needs a whole set', () => {
  expect(ready().changes('1 no')).toEqual(REPLENISHED);
  const game = lastTurn({ seats: 3 }).inPlay(1, 'nutrition-expert').give(1, { grain: 1, vegetable: 1 });
  expect(game.play('1 clay-pit\n* reveal fencing').asked()[0]).toMatchObject({ kind: 'work' });
});
