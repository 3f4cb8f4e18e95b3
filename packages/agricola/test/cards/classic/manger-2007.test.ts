import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

const FIVE = 'a1n a2n a3n a4n a5n a1w a1s a2s a3s a4s a5s a5e';
const SIX = 'a3n a4n a5n a5e b5e b5s b4s b3s b3w a3w';
const SEVEN = 'a2n a3n a4n a5n a5e b5e b5s b4s b3s b3w a2s a2w';
const EIGHT = 'a2n a3n a4n a5n a5e b5e b5s b4s b3s b2s b2w a2w';
const NINE = 'a3n a4n a5n a5e b5e c5e c5s c4s c3s c3w b3w a3w';
const TEN = 'a2n a3n a4n a5n a5e b5e c5e c5s c4s c3s c3w b3w a2s a2w';

test.each([
  [5, FIVE, 0],
  [6, SIX, 1],
  [7, SEVEN, 2],
  [8, EIGHT, 3],
  [9, NINE, 4],
  [10, TEN, 4],
])('E23 Manger: %i spaces of pasture (%s) are worth %i', (_spaces, fences, bonus) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'manger-2007').lay(1, { fences });
  expect([game.points(1, 'improvements'), game.points(1, 'bonus')]).toEqual([0, bonus]);
});

test('E23 Manger: it costs 2 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'manger-2007').give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play manger-2007')).toEqual({
    ...minorPlayed('manger-2007'),
    '1 wood': [2, 0],
  });
});
