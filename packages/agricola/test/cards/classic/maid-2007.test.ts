import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('E190 Maid AG-C05 AG-E48: once the house is of clay, 1 food on each remaining round', () => {
  const game = new CardScenario({ edition: '2007', seats: 2, round: 11, revealed: 'renovate-improve cattle' })
    .inPlay(1, 'maid-2007')
    .give(1, { clay: 2, reed: 1 });
  expect(game.changes('1 renovate-improve')).toMatchObject({
    '1 house': ['wood', 'clay'],
    '1 round 12 food': [0, 1],
    '1 round 13 food': [0, 1],
    '1 round 14 food': [0, 1],
  });
});

test.each(['clay', 'stone'] as const)(
  'E190 Maid RU-253 AG-E48: at once, if it is played in a house of %s',
  (house) => {
    const game = new CardScenario({ edition: '2007', seats: 2, round: 13, revealed: 'plow-sow' })
      .hold(1, 'maid-2007')
      .lay(1, { house });
    expect(game.changes('1 occupation; play maid-2007')).toEqual({
      ...occupationPlayed('maid-2007'),
      '1 round 14 food': [0, 1],
    });
  },
);
