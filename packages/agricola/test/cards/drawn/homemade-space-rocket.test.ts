import { expect, test } from 'vitest';
import { atQuarry } from './at-quarry';

test('AG-V52 Homemade Space Rocket: 2 wood, 2 clay, 1 reed and 1 stone become 4 points, for everybody', () => {
  const game = atQuarry({ start: 2 }).beside('homemade-space-rocket').give(2, { wood: 2, clay: 2, reed: 1 });
  expect(game.why('2 homemade-space-rocket')).toMatchObject({ why: 'cannot-pay' });
  game.give(2, { stone: 1 });
  expect(game.changes('2 homemade-space-rocket')).toEqual({
    'person homemade-space-rocket': [0, 2],
    '2 home': [2, 1],
    '2 wood': [2, 0],
    '2 clay': [2, 0],
    '2 reed': [1, 0],
    '2 stone': [1, 0],
    '2 bonus': [0, 4],
  });
});
