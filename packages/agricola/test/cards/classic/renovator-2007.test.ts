import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E199 Renovator: 2 clay less for a clay house', () => {
  const game = new CardScenario({ edition: '2007', seats: 2, round: 5, revealed: 'renovate-improve' })
    .inPlay(1, 'renovator-2007')
    .lay(1, { rooms: 'a1' })
    .give(1, { clay: 1, reed: 1 });
  expect(game.changes('1 renovate-improve')).toEqual({
    'person renovate-improve': [0, 1],
    '1 home': [2, 1],
    '1 house': ['wood', 'clay'],
    '1 clay': [1, 0],
    '1 reed': [1, 0],
  });
});

test('E199 Renovator: 2 stone less for a stone house', () => {
  const game = new CardScenario({ edition: '2007', seats: 2, round: 5, revealed: 'renovate-improve' })
    .inPlay(1, 'renovator-2007')
    .lay(1, { house: 'clay' })
    .give(1, { reed: 1 });
  expect(game.changes('1 renovate-improve')).toMatchObject({
    '1 house': ['clay', 'stone'],
    '1 reed': [1, 0],
  });
});
