import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I66 Village Well AG-E37: the Well is returned, its food still comes, and 3 food more', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'improvement' })
    .hold(1, 'village-well-2007')
    .give(1, { wood: 1, stone: 3 });
  game.play('1 improvement; major well\n2 grain');
  expect(game.changes('1 start-minor; yes; play village-well-2007')).toEqual({
    ...minorPlayed('village-well-2007'),
    '1 home': [1, 0],
    'major well': [1, 0],
    '1 round 2 food': [1, 2],
    '1 round 3 food': [1, 2],
    '1 round 4 food': [1, 2],
  });
  expect(game.points(1, 'improvements')).toBe(5);
});
