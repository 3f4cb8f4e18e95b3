import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('E204 Master Shepherd: 1 sheep on each of the next 3 rounds', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'master-shepherd-2007');
  expect(game.changes('1 occupation; play master-shepherd-2007')).toEqual({
    ...occupationPlayed('master-shepherd-2007'),
    '1 round 2 sheep': [0, 1],
    '1 round 3 sheep': [0, 1],
    '1 round 4 sheep': [0, 1],
  });
});
