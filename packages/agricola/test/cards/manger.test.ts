import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const FENCES: Readonly<Record<number, string>> = {
  5: 'a1n a2n a3n a4n a5n a1s a2s a3s a4s a5s a1w a5e',
};

test('A032 Manger: it costs 2 wood', () => {
  const game = new CardScenario().hold(1, 'manger').give(1, { wood: 2 });
  expect(game.changes('1 meeting-place; yes; play manger')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 hand manger': [1, 0],
    '1 card manger': [0, 1],
  });
});

test.each([
  [0, ''],
  [0, FENCES[5]],
  [1, 'a3n a4n a5n a3w b3w b3s b4s b5s a5e b5e'],
  [2, 'a2n a3n a4n a5n a2w a2s b3w b3s b4s b5s a5e b5e'],
  [3, 'a2n a3n a4n a5n a2w b2w b2s b3s b4s b5s a5e b5e'],
  [3, 'a3n a4n a5n a3w b3w c3w c3s c4s c5s a5e b5e c5e'],
  [4, 'a2n a3n a4n a5n a2w a2s b3w c3w c3s c4s c5s a5e b5e c5e'],
])('A032 Manger: %i points for the spaces in pastures %s', (points, fences) => {
  const game = new CardScenario().inPlay(1, 'manger').lay(1, { fences });
  expect(game.points(1, 'bonus')).toBe(points);
});
