import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('L062 Round Stone Tower: it costs 1 stone and is worth 1 point', () => {
  const game = new CardScenario().hold(1, 'round-stone-tower').give(1, { stone: 1 });
  expect(game.changes('1 meeting-place; yes; play round-stone-tower')).toEqual({
    ...minorPlayed('round-stone-tower'),
    '1 stone': [1, 0],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
  [6, 3],
  [9, 3],
])('L062 Round Stone Tower: %i stone at the end are %i bonus points', (stone, bonus) => {
  const game = new CardScenario().inPlay(1, 'round-stone-tower').give(1, { stone });
  expect(game.points(1, 'bonus')).toBe(bonus);
});
