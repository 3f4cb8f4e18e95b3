import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K298 Shepherd Boy: once the house is of stone, 1 sheep on each round that is left', () => {
  const game = new CardScenario({
    edition: '2007',
    seats: 4,
    round: 12,
    revealed: 'renovate-improve plow-sow',
  })
    .inPlay(1, 'shepherd-boy-2007')
    .lay(1, { house: 'clay' })
    .give(1, { stone: 2, reed: 1 });
  expect(game.changes('1 renovate-improve')).toEqual({
    'person renovate-improve': [0, 1],
    '1 home': [2, 1],
    '1 house': ['clay', 'stone'],
    '1 stone': [2, 0],
    '1 reed': [1, 0],
    '1 round 13 sheep': [0, 1],
    '1 round 14 sheep': [0, 1],
  });
});
