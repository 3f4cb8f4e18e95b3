import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B31 Pottery Yard: only with the Pottery; worth 1 point', () => {
  const game = new CardScenario()
    .hold(1, 'pottery-yard basket')
    .give(1, { reed: 1 })
    .play('1 meeting-place; yes');
  expect(game.why('play pottery-yard')).toMatchObject({ why: 'needs' });
  game.own(1, 'pottery');
  expect(game.changes('1 play pottery-yard')).toEqual({
    '1 hand pottery-yard': [1, 0],
    '1 card pottery-yard': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(3);
});

test('B31 Pottery Yard AG-R1512: 2 bonus points for two unused spaces side by side, which still cost points', () => {
  const game = new CardScenario().inPlay(1, 'pottery-yard');
  expect(game.points(1, 'bonus')).toBe(2);
  expect(game.points(1, 'unused')).toBe(-13);
});

test('B31 Pottery Yard: not for unused spaces that only touch at a corner or over the edge of a row', () => {
  const corners = 'a2 a4 b3 b5 c2 c4';
  const game = new CardScenario().inPlay(1, 'pottery-yard').lay(1, { fields: corners, rooms: 'a1' });
  expect(game.points(1, 'bonus')).toBe(0);
  expect(game.points(1, 'unused')).toBe(-6);
  const none = new CardScenario().inPlay(1, 'pottery-yard');
  none.lay(1, { fields: 'a2 a3 a4 b2 b3 b4 b5 c2 c3 c4 c5', rooms: 'a1' });
  expect(none.points(1, 'bonus')).toBe(0);
});
