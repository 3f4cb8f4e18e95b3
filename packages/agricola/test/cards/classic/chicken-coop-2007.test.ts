import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each(['wood', 'clay'])('I84 Chicken Coop: for 2 %s and 1 reed food in the next 8 rounds', (good) => {
  const game = new CardScenario({ edition: '2007', round: 2, revealed: 'fences sheep' })
    .hold(1, 'chicken-coop-2007')
    .give(1, { [good]: 2, reed: 1 });
  expect(game.changes('1 start-minor; yes; play chicken-coop-2007')).toEqual({
    ...minorPlayed('chicken-coop-2007'),
    [`1 ${good}`]: [2, 0],
    '1 reed': [1, 0],
    ...Object.fromEntries([3, 4, 5, 6, 7, 8, 9, 10].map((round) => [`1 round ${round} food`, [0, 1]])),
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('I84 Chicken Coop: only as many as there are rounds left', () => {
  const game = new CardScenario({ edition: '2007', round: 13, revealed: 'plow-sow' })
    .hold(1, 'chicken-coop-2007')
    .give(1, { wood: 2, reed: 1 });
  expect(game.changes('1 start-minor; yes; play chicken-coop-2007')).toEqual({
    ...minorPlayed('chicken-coop-2007'),
    '1 wood': [2, 0],
    '1 reed': [1, 0],
    '1 round 14 food': [0, 1],
  });
});
