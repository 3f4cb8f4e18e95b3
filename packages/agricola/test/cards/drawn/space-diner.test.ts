import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Space Diner at the End of the Galaxy: 3 food, and 1 for each other player; then it is over', () => {
  expect(atQuarry().changes(drawing('space-diner'))).toEqual({
    ...TAKEN,
    '1 food': [2, 5],
    '2 food': [3, 4],
    'out space-diner': [0, 1],
  });
});
