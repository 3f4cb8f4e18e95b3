import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 The X File: 1 point, and 1 food at the start of each of the next 3 rounds', () => {
  const game = atQuarry();
  expect(game.changes(drawing('the-x-file'))).toEqual({
    ...TAKEN,
    '1 card the-x-file': [0, 1],
    '1 round 6 food': [0, 1],
    '1 round 7 food': [0, 1],
    '1 round 8 food': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});
