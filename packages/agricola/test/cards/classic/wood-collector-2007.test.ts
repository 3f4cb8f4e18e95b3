import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('I235 Wood Collector: 1 wood on each of the next 5 rounds', () => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'plow-sow' }).hold(
    1,
    'wood-collector-2007',
  );
  expect(game.changes('1 occupation; play wood-collector-2007')).toEqual({
    ...occupationPlayed('wood-collector-2007'),
    '1 round 13 wood': [0, 1],
    '1 round 14 wood': [0, 1],
  });
});
