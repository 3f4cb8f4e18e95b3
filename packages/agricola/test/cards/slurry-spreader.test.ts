import { expect, test } from 'vitest';
import { FED, lastTurn, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

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

test('A106 Slurry Spreader A112 Scythe Worker: a field that the Scythe Worker empties counts', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'slurry-spreader scythe-worker')
    .lay(1, { fields: 'a2 a3', grain: { a2: 2, a3: 3 } });
  const board = game.play('1 clay-pit; yes; reap a2 a3').board();
  expect(board).toMatchObject({ '1 grain': 4, '1 a3 grain': 1, '1 food': 18 });
});

test('A106 Slurry Spreader A64 Barley Mill: what the Scythe Worker takes is not the usual crop of the field phase', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'barley-mill scythe-worker')
    .lay(1, { fields: 'a2', grain: { a2: 2 } });
  expect(game.play('1 clay-pit; yes; reap a2').board()).toMatchObject({ '1 grain': 2, '1 food': 17 });
});

test('A106 Slurry Spreader A58 Asparagus Knife: fields emptied outside a field phase do not count', () => {
  const game = lastTurn({ round: 8, revealed: 'pig-market' }).inPlay(1, 'slurry-spreader asparagus-knife');
  game.lay(1, { fields: 'a2', vegetables: { a2: 1 } });
  expect(game.play('1 clay-pit; yes; reap a2; no').board()).toMatchObject({ '1 vegetable': 1, '1 food': 20 });
});
