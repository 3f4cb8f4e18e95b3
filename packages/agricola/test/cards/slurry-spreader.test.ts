import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

test('A106 Slurry Spreader: 2 food for the last grain of a field, 1 for the last vegetable', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'slurry-spreader')
    .lay(1, {
      fields: 'a2 a3 a4 a5',
      grain: { a2: 1, a3: 1 },
      vegetables: { a4: 1, a5: 2 },
    });
  expect(game.changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 food': [20, 21],
    '1 grain': [0, 2],
    '1 vegetable': [0, 2],
    '1 a2 grain': [1, 0],
    '1 a3 grain': [1, 0],
    '1 a4 vegetable': [1, 0],
    '1 a5 vegetable': [2, 1],
  });
});

test('A106 Slurry Spreader A113 Heresy Teacher: the last grain above a vegetable counts', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'slurry-spreader heresy-teacher')
    .lay(1, { fields: 'a2', grain: { a2: 1 }, vegetables: { a2: 1 } });
  expect(game.play('1 clay-pit').board()).toMatchObject({ '1 grain': 1, '1 a2 vegetable': 1, '1 food': 18 });
});
