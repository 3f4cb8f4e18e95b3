import { expect, test } from 'vitest';
import { lastTurn, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

const THREE = { ...ROUND_FIVE, '3 home': [0, 2], '1 food': [20, 16], '2 food': [20, 16], '3 food': [20, 16] };

test('A145 Ropemaker: 1 reed at the end of each harvest', () => {
  const game = lastTurnBeforeHarvest(3).inPlay(1, 'ropemaker');
  expect(game.changes('1 clay-pit')).toEqual({ ...THREE, '1 reed': [0, 1] });
});

test('A145 Ropemaker: after the last harvest too', () => {
  const game = lastTurn({ seats: 3, round: 14, revealed: 'farm-redevelopment' }).inPlay(2, 'ropemaker');
  expect(game.play('1 clay-pit').board()).toMatchObject({ '2 reed': 1 });
  expect(game.asked()).toEqual([]);
});

test('A145 Ropemaker: no reed after a round without a harvest', () => {
  const game = lastTurn({ seats: 3, round: 3 }).inPlay(1, 'ropemaker');
  expect(game.play('1 clay-pit').board()).not.toHaveProperty('1 reed');
});
