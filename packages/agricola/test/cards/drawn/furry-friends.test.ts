import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { STAGE_2 } from './at-quarry';

test('AG-V52 Furry Friends: 2 of them at first, 1 more with each harvest, for 1 food; 1 point for every 2', () => {
  const game = lastTurn({ round: 7, revealed: STAGE_2, options: { 'x-deck': 'on' } }).inPlay(
    1,
    'furry-friends',
  );
  expect(game.points(1, 'bonus')).toBe(1);
  expect(game.changes('1 clay-pit')).toMatchObject({ '1 food': [20, 15], '1 on furry-friends': [2, 3] });
  expect(game.points(1, 'bonus')).toBe(1);
});
