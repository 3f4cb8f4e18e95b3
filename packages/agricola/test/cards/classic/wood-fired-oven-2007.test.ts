import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E27 Wood-Fired Oven: bread may be baked at once, any number of grain for 3 food each', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'wood-fired-oven-2007')
    .give(1, { wood: 3, stone: 1, grain: 4 });
  expect(game.changes('1 start-minor; yes; play wood-fired-oven-2007; yes; bake 4')).toEqual({
    ...minorPlayed('wood-fired-oven-2007'),
    '1 wood': [3, 0],
    '1 stone': [1, 0],
    '1 grain': [4, 0],
    '1 food': [2, 14],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});

test('E27 Wood-Fired Oven: nothing is baked if its owner does not want to', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'wood-fired-oven-2007')
    .give(1, { wood: 3, stone: 1, grain: 1 });
  expect(game.changes('1 start-minor; yes; play wood-fired-oven-2007; no')).toEqual({
    ...minorPlayed('wood-fired-oven-2007'),
    '1 wood': [3, 0],
    '1 stone': [1, 0],
  });
});
