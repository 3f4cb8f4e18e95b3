import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Merchants of Jupiter: wait beside the board until somebody trades with them', () => {
  const game = atQuarry().give(1, { wood: 3, clay: 2 });
  expect(game.changes(drawing('merchants-of-jupiter'))).toEqual({
    ...TAKEN,
    'beside merchants-of-jupiter': [0, 1],
  });
  expect(game.why('1 merchants-of-jupiter')).toBeDefined();
  game.play('2 fishing');
  expect(game.changes('1 merchants-of-jupiter')).toEqual({
    '1 wood': [3, 0],
    '1 clay': [2, 0],
    '1 reed': [0, 2],
    '1 stone': [1, 3],
    '1 vegetable': [0, 1],
    'beside merchants-of-jupiter': [1, 0],
    'out merchants-of-jupiter': [0, 1],
  });
  expect(game.why('1 merchants-of-jupiter')).toBeDefined();
});
