import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('K302 Pig Whisperer: 1 wild boar 4, 7 and 10 rounds later', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'pig-whisperer-2007');
  expect(game.changes('1 occupation; play pig-whisperer-2007')).toEqual({
    ...occupationPlayed('pig-whisperer-2007'),
    '1 round 5 boar': [0, 1],
    '1 round 8 boar': [0, 1],
    '1 round 11 boar': [0, 1],
  });
});

test('K302 Pig Whisperer: what would come after round 14 does not come', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 6, revealed: 'stone-2' }).hold(
    1,
    'pig-whisperer-2007',
  );
  expect(game.changes('1 occupation; play pig-whisperer-2007')).toEqual({
    ...occupationPlayed('pig-whisperer-2007'),
    '1 round 10 boar': [0, 1],
    '1 round 13 boar': [0, 1],
  });
});
