import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('L067 Agri-Cola: 2 food for 1 stone, and 1 point', () => {
  const game = new CardScenario().hold(1, 'agri-cola').give(1, { stone: 1, food: 0 });
  expect(game.changes('1 meeting-place; yes; play agri-cola')).toEqual({
    ...minorPlayed('agri-cola'),
    '1 stone': [1, 0],
    '1 food': [0, 2],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});
