import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I83 Wooden Path: it costs 1 wood and has 0 points', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'wooden-path-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play wooden-path-2007')).toEqual({
    ...minorPlayed('wooden-path-2007'),
    '1 wood': [1, 0],
  });
  expect(game.points(1, 'improvements')).toBe(0);
  expect(game.points(1, 'bonus')).toBe(2);
});

test.each([
  [1, [2, 0]],
  [2, [2, 0]],
])(
  'I83 Wooden Path RU-281: the most valuable street of all gives 2 points, once (with seat %i)',
  (seat, bonus) => {
    const game = new CardScenario({ edition: '2007' })
      .inPlay(1, 'wooden-path-2007')
      .inPlay(seat, 'clay-path-2007');
    expect([seat, 3 - seat].map((one) => game.points(one, 'bonus'))).toEqual(bonus);
  },
);
