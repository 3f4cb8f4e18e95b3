import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['wood', 3],
  ['clay', 0],
  ['stone', 0],
] as const)('E177 Wooden Hut Builder: 3 rooms of %s are worth %i points', (house, points) => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'wooden-hut-builder-2007')
    .lay(1, { rooms: 'a1', house });
  expect(game.points(1, 'bonus')).toBe(points);
});
