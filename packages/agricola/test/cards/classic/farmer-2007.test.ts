import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

test('E160 Farmer: a wild boar for the next fences, cattle for all later ones', () => {
  const game = lastTurn({ edition: '2007', seats: 4, revealed: 'fences' })
    .inPlay(1, 'farmer-2007')
    .give(1, { wood: 7 });
  expect(game.changes('1 fences; pasture a5; done\n* reveal sheep')).toMatchObject({
    round: [1, 2],
    '1 wood': [7, 3],
    '1 boar': [0, 1],
  });
  expect(game.changes('1 fences; pasture b5')).toEqual({
    'person fences': [0, 1],
    '1 home': [2, 1],
    '1 wood': [3, 0],
    '1 fence b5w': [0, 1],
    '1 fence b5e': [0, 1],
    '1 fence c5n': [0, 1],
    '1 cattle': [0, 1],
  });
});
