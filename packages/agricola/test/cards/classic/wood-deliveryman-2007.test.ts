import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('K283 Wood Deliveryman: 1 wood on each round from 8 to 14 that is left', () => {
  const game = new CardScenario({ edition: '2007', round: 11, revealed: 'cattle' }).hold(
    1,
    'wood-deliveryman-2007',
  );
  expect(game.changes('1 occupation; play wood-deliveryman-2007')).toEqual({
    ...occupationPlayed('wood-deliveryman-2007'),
    '1 round 12 wood': [0, 1],
    '1 round 13 wood': [0, 1],
    '1 round 14 wood': [0, 1],
  });
});

test('K283 Wood Deliveryman: played early, nothing comes before round 8', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'wood-deliveryman-2007');
  expect(game.changes('1 occupation; play wood-deliveryman-2007')).toEqual({
    ...occupationPlayed('wood-deliveryman-2007'),
    ...Object.fromEntries([8, 9, 10, 11, 12, 13, 14].map((round) => [`1 round ${round} wood`, [0, 1]])),
  });
});
