import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Tripods: everybody loses 1 food, grain or wood; it cannot be ignored', () => {
  const game = atQuarry().give(1, { wood: 1 });
  game.play(drawing('tripods'));
  expect(game.offered()).toEqual(['food', 'wood']);
  expect(game.changes('1 wood')).toMatchObject({
    '1 wood': [1, 0],
  });
  expect(game.changes('2 food')).toEqual({
    '2 food': [3, 2],
    '1 card tripods': [1, 0],
    'out tripods': [0, 1],
  });
});

test('AG-V52 Tripods: who has nothing of it loses nothing', () => {
  const game = atQuarry().give(1, { food: 0 }).give(2, { food: 0 });
  expect(game.changes(drawing('tripods'))).toEqual({ ...TAKEN, 'out tripods': [0, 1] });
});
