import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('L081 City Planner: played, it does nothing at once', () => {
  const game = new CardScenario().hold(1, 'city-planner');
  expect(game.changes('1 lessons; play city-planner')).toEqual(occupationPlayed('city-planner'));
});

test.each([
  ['fireplace-2 well', 0],
  ['fireplace-2 well pottery', 3],
  ['fireplace-2 well pottery joinery', 4],
])('L081 City Planner: a house of 2 rooms and %s: %i bonus points', (majors, bonus) => {
  const game = new CardScenario().inPlay(1, 'city-planner').own(1, majors);
  expect(game.points(1, 'bonus')).toBe(bonus);
});

test('L081 City Planner: a larger house needs more of them', () => {
  const game = new CardScenario().inPlay(1, 'city-planner').own(1, 'fireplace-2 well pottery');
  expect(game.lay(1, { rooms: 'a1' }).points(1, 'bonus')).toBe(0);
});
