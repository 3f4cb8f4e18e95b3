import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';

test('R128 the Shelter gives 1 animal of any type', () => {
  const game = new Scenario({ buildings: 'shelter' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 stone-2`);
  expect(game.changes('1 special-1; build shelter; at b1; pig')).toEqual({
    'worker special-1': [0, 1],
    'offer shelter': [1, 0],
    '1 wood': [4, 2],
    '1 stone': [1, 0],
    '1 pig': [0, 1],
    '1 b1': [0, 'shelter'],
  });
});
