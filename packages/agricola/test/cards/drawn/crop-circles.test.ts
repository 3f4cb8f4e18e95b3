import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Crop Circles: 1 crop from each planted field at once', () => {
  const game = atQuarry().lay(1, { fields: 'a5 b5', grain: { a5: 3 }, vegetables: { b5: 1 } });
  expect(game.changes(drawing('crop-circles'))).toEqual({
    ...TAKEN,
    '1 a5 grain': [3, 2],
    '1 grain': [0, 1],
    '1 b5 vegetable': [1, 0],
    '1 vegetable': [0, 1],
    'out crop-circles': [0, 1],
  });
});
