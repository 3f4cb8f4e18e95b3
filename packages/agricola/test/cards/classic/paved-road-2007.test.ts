import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I94 Paved Road: it costs 5 stone and has 2 points', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'paved-road-2007').give(1, { stone: 5 });
  expect(game.changes('1 start-minor; yes; play paved-road-2007')).toEqual({
    ...minorPlayed('paved-road-2007'),
    '1 stone': [5, 0],
  });
  expect(game.points(1, 'improvements')).toBe(2);
  expect(game.points(1, 'bonus')).toBe(2);
});

test('I94 Paved Road RU-281: all three streets in one hand give 2 points together', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(
    1,
    'wooden-path-2007 clay-path-2007 paved-road-2007',
  );
  expect(game.points(1, 'bonus')).toBe(2);
});
