import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each(['wood', 'clay'] as const)('K116 Granary: for 3 %s, 1 grain on the rounds 8, 10 and 12', (good) => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'granary-2007').give(1, { [good]: 3 });
  expect(game.changes('1 start-minor; yes; play granary-2007')).toEqual({
    ...minorPlayed('granary-2007'),
    [`1 ${good}`]: [3, 0],
    '1 round 8 grain': [0, 1],
    '1 round 10 grain': [0, 1],
    '1 round 12 grain': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('K116 Granary: rounds that are over bring nothing', () => {
  const game = new CardScenario({ edition: '2007', round: 10, revealed: 'stone-4' })
    .hold(1, 'granary-2007')
    .give(1, { wood: 3 });
  expect(game.changes('1 start-minor; yes; play granary-2007')).toEqual({
    ...minorPlayed('granary-2007'),
    '1 wood': [3, 0],
    '1 round 12 grain': [0, 1],
  });
});
