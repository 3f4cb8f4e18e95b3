import { expect, test } from 'vitest';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53 All Your Wood Are Belong to Us: everybody loses 1 of every 3 wood', () => {
  const game = inForest().give(1, { wood: 4 }).give(2, { wood: 2 });
  expect(game.changes(meeting('all-your-wood'))).toEqual({
    ...GATHERED,
    '1 wood': [4, 5],
    'out all-your-wood': [0, 1],
  });
});
