import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [4, 0],
  [5, 1],
  [6, 3],
  [7, 5],
  [8, 7],
  [9, 9],
  [10, 9],
])('E197 Braggart: %i improvements are worth %i points', (n, points) => {
  const majors = ['fireplace-2', 'fireplace-3', 'cooking-hearth-4', 'cooking-hearth-5', 'well', 'clay-oven'];
  const ids = [...majors, 'stone-oven', 'joinery', 'pottery', 'basketmaker'].slice(0, n);
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'braggart-2007')
    .own(1, ids.join(' '));
  expect(game.points(1, 'bonus')).toBe(points);
});
