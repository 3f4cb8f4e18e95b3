import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I89 Clay Path: it costs 3 clay and has 1 points', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'clay-path-2007').give(1, { clay: 3 });
  expect(game.changes('1 start-minor; yes; play clay-path-2007')).toEqual({
    ...minorPlayed('clay-path-2007'),
    '1 clay': [3, 0],
  });
  expect(game.points(1, 'improvements')).toBe(1);
  expect(game.points(1, 'bonus')).toBe(2);
});

test('I89 Clay Path RU-281: the Paved Road is worth more, the Wooden Path less', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'clay-path-2007')
    .inPlay(2, 'wooden-path-2007');
  expect([1, 2].map((seat) => game.points(seat, 'bonus'))).toEqual([2, 0]);
  game.inPlay(2, 'paved-road-2007');
  expect([1, 2].map((seat) => game.points(seat, 'bonus'))).toEqual([0, 2]);
});
