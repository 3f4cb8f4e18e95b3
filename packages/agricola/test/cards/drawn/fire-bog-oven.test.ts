import { expect, test } from 'vitest';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53 The Fire Bog Flame Spurts Oven: a major improvement with 2 points that bakes up to 2 grain into 4 food each', () => {
  const game = inForest({ revealed: 'grain-utilization' });
  expect(game.changes(meeting('fire-bog-oven'))).toEqual({ ...GATHERED, '1 card fire-bog-oven': [0, 1] });
  expect(game.points(1, 'improvements')).toBe(2);
  game.give(1, { grain: 3 });
  expect(game.changes('2 clay-pit\n1 grain-utilization; bake 2')).toMatchObject({
    '1 grain': [3, 1],
    '1 food': [2, 10],
  });
});
