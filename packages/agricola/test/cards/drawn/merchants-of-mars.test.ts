import { expect, test } from 'vitest';
import { atQuarry } from './at-quarry';

test('AG-V52 Merchants of Mars: 6 food become 3 points, for the first who trades in the own turn', () => {
  const game = atQuarry().beside('merchants-of-mars').give(1, { food: 5 }).give(2, { food: 6 });
  expect(game.why('1 merchants-of-mars')).toBeDefined();
  expect(game.why('2 merchants-of-mars')).toBeDefined();
  game.play('1 fishing');
  expect(game.changes('2 merchants-of-mars')).toEqual({
    '2 food': [6, 0],
    '2 bonus': [0, 3],
    'beside merchants-of-mars': [1, 0],
    'out merchants-of-mars': [0, 1],
  });
});
