import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('E172 Chief: costs 2 food besides what the action costs', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 }).hold(1, 'chief-2007');
  expect(game.changes('1 occupation; play chief-2007')).toEqual({
    ...occupationPlayed('chief-2007'),
    '1 food': [2, 0],
  });
});

test('E172 Chief, AG-Q52: cannot be played without the food', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 }).hold(1, 'chief-2007').give(1, { food: 1 });
  expect(game.offered()).not.toContain('occupation');
});

test.each([
  ['stone', 3],
  ['clay', 0],
] as const)('E172 Chief: 3 rooms of %s are worth %i points', (house, points) => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'chief-2007')
    .lay(1, { rooms: 'a1', house });
  expect(game.points(1, 'bonus')).toBe(points);
});
