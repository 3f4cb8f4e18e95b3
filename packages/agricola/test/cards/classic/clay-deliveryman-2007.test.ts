import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test.each([
  [1, 'sheep', [6, 7, 8, 9, 10, 11, 12, 13, 14]],
  [9, 'boar', [10, 11, 12, 13, 14]],
])('E187 Clay Deliveryman: played in round %i', (round, revealed, rounds) => {
  const game = new CardScenario({ edition: '2007', round, revealed }).hold(1, 'clay-deliveryman-2007');
  expect(game.changes('1 occupation; play clay-deliveryman-2007')).toEqual({
    ...occupationPlayed('clay-deliveryman-2007'),
    ...Object.fromEntries(rounds.map((one) => [`1 round ${one} clay`, [0, 1]])),
  });
});
