import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const ready = (round: number, stone: number) =>
  lastTurn({ round }).inPlay(1, 'pavior').give(1, { stone, food: 0 }).play('1 clay-pit');

test('B110 Pavior: with stone in the supply 1 food when the preparation is over', () => {
  expect(ready(1, 1).changes('* reveal fencing')).toEqual({
    'revealed fencing': [0, 2],
    'on forest': [3, 6],
    'on reed-bank': [1, 2],
    'on fishing': [1, 2],
    'on clay-pit': [0, 1],
    'on sheep-market': [1, 2],
    '1 food': [0, 1],
  });
  expect(ready(1, 3).changes('* reveal fencing')).toMatchObject({ '1 food': [0, 1] });
});

test('B110 Pavior: nothing without stone', () => {
  expect(ready(1, 0).changes('* reveal fencing')).not.toHaveProperty('1 food');
});

test('B110 Pavior: in round 14 1 vegetable instead', () => {
  const game = lastTurn({ round: 13, revealed: 'cultivation' }).inPlay(1, 'pavior').give(1, { stone: 1 });
  expect(game.changes('1 clay-pit')).toMatchObject({
    round: [13, 14],
    '1 vegetable': [0, 1],
    '1 food': [20, 16],
  });
});
