import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

test('A64 Barley Mill: 1 food for each grain field that is harvested', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'barley-mill')
    .lay(1, { fields: 'a2 a3 a4', grain: { a2: 3, a3: 1 }, vegetables: { a4: 2 } })
    .lay(2, { fields: 'a2', grain: { a2: 3 } });
  expect(game.changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 food': [20, 18],
    '1 grain': [0, 2],
    '1 vegetable': [0, 1],
    '1 a2 grain': [3, 2],
    '1 a3 grain': [1, 0],
    '1 a4 vegetable': [2, 1],
    '2 grain': [0, 1],
    '2 a2 grain': [3, 2],
  });
});

test('A64 Barley Mill: what the Scythe Worker takes besides does not count', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'barley-mill scythe-worker')
    .lay(1, { fields: 'a2', grain: { a2: 3 } });
  game.play('1 clay-pit; yes; reap a2');
  expect(game.board()).toMatchObject({ '1 grain': 2, '1 food': 17 });
});
