import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [4, -6],
])('E153 Mendicant: %i begging cards cost %i points in all', (begging, points) => {
  const game = new CardScenario({ edition: '2007', seats: 2 }).inPlay(1, 'mendicant-2007');
  game.player(1).begging = begging;
  expect(game.points(1, 'bonus') + game.points(1, 'begging') + 0).toBe(points);
});
