import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('E201 Cattle Whisperer: 1 cattle 5 and 9 rounds later', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 2 }).hold(1, 'cattle-whisperer-2007');
  expect(game.changes('1 occupation; play cattle-whisperer-2007')).toEqual({
    ...occupationPlayed('cattle-whisperer-2007'),
    '1 round 7 cattle': [0, 1],
    '1 round 11 cattle': [0, 1],
  });
});

test('E201 Cattle Whisperer: rounds after the last do not exist', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 9, revealed: 'boar' }).hold(
    1,
    'cattle-whisperer-2007',
  );
  expect(game.changes('1 occupation; play cattle-whisperer-2007')).toEqual({
    ...occupationPlayed('cattle-whisperer-2007'),
    '1 round 14 cattle': [0, 1],
  });
});
