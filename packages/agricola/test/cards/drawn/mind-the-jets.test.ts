import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Mind the Jets!: whoever lives in a wooden house loses 1 wood', () => {
  const game = atQuarry().give(1, { wood: 2 }).give(2, { wood: 2 }).lay(2, { house: 'clay' });
  expect(game.changes(drawing('mind-the-jets'))).toEqual({
    ...TAKEN,
    '1 wood': [2, 1],
    'out mind-the-jets': [0, 1],
  });
});
