import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, 'sheep-market', 4],
  [5, 'house-redevelopment', 4],
  [6, 'house-redevelopment', 3],
  [8, 'pig-market', 3],
  [9, 'pig-market', 2],
  [11, 'cattle-market', 2],
  [12, 'urgent-wish', 1],
  [13, 'urgent-wish', 1],
  [14, 'farm-redevelopment', 0],
])('B136 House Steward, AG-E44: played in round %i (with %s) it brings %i wood', (round, revealed, wood) => {
  const game = new CardScenario({ seats: 3, round, revealed }).hold(1, 'house-steward');
  expect(game.changes('1 lessons; play house-steward')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    ...(wood > 0 && { '1 wood': [0, wood] }),
    '1 hand house-steward': [1, 0],
    '1 card house-steward': [0, 1],
  });
});

test.each([
  [
    ['', '', ''],
    [3, 3, 3],
  ],
  [
    ['a1', '', ''],
    [3, 0, 0],
  ],
  [
    ['', 'a1 a2', 'a1'],
    [0, 3, 0],
  ],
  [
    ['a1', 'a1', ''],
    [3, 3, 0],
  ],
])('B136 House Steward, AG-E44: with the rooms %o the bonus points are %o', (rooms, bonus) => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'house-steward');
  rooms.forEach((of, i) => game.lay(i + 1, { rooms: of }));
  expect([1, 2, 3].map((seat) => game.points(seat, 'bonus'))).toEqual(bonus);
});
