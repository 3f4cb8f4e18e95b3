import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E45 Private Forest: for 2 food 1 wood on every remaining even round', () => {
  const game = new CardScenario({ edition: '2007', round: 8, revealed: 'boar' }).hold(
    1,
    'private-forest-2007',
  );
  expect(game.changes('1 start-minor; yes; play private-forest-2007')).toEqual({
    ...minorPlayed('private-forest-2007'),
    '1 food': [2, 0],
    '1 round 10 wood': [0, 1],
    '1 round 12 wood': [0, 1],
    '1 round 14 wood': [0, 1],
  });
});
