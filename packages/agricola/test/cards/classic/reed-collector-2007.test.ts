import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('E205 Reed Collector: 1 reed on each of the next 4 rounds', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).hold(1, 'reed-collector-2007');
  expect(game.changes('1 occupation; play reed-collector-2007')).toEqual({
    ...occupationPlayed('reed-collector-2007'),
    '1 round 2 reed': [0, 1],
    '1 round 3 reed': [0, 1],
    '1 round 4 reed': [0, 1],
    '1 round 5 reed': [0, 1],
  });
});
