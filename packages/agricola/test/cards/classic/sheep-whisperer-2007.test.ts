import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('I250 Sheep Whisperer: 1 sheep 4, 7, 9 and 11 rounds later', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 2 }).hold(1, 'sheep-whisperer-2007');
  expect(game.changes('1 occupation; play sheep-whisperer-2007')).toEqual({
    ...occupationPlayed('sheep-whisperer-2007'),
    '1 round 6 sheep': [0, 1],
    '1 round 9 sheep': [0, 1],
    '1 round 11 sheep': [0, 1],
    '1 round 13 sheep': [0, 1],
  });
});
