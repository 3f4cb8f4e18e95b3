import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** The card that is revealed in each of these rounds. */
const LAST: Readonly<Record<number, string>> = {
  8: 'pig-market',
  11: 'cattle-market',
  12: 'urgent-wish',
  13: 'cultivation',
  14: 'farm-redevelopment',
};

function renovated(round: number, house: 'wood' | 'clay'): CardScenario {
  return new CardScenario({ seats: 3, round, revealed: `house-redevelopment ${LAST[round]}` })
    .inPlay(1, 'housebook-master')
    .lay(1, { house })
    .give(1, { clay: 2, stone: 2, reed: 1, food: 0 });
}

test.each([
  [8, 3],
  [11, 3],
  [12, 2],
  [13, 1],
  [14, 0],
])('B134 Housebook Master: renovating to stone in round %i brings %i food and as many points', (round, n) => {
  const game = renovated(round, 'clay');
  expect(game.changes('1 house-redevelopment')).toEqual({
    'person house-redevelopment': [0, 1],
    '1 home': [2, 1],
    '1 house': ['clay', 'stone'],
    '1 stone': [2, 0],
    '1 reed': [1, 0],
    ...(n > 0 && { '1 food': [0, n], '1 bonus': [0, n] }),
  });
});

test('B134 Housebook Master: renovating to clay brings nothing', () => {
  expect(renovated(8, 'wood').changes('1 house-redevelopment')).toEqual({
    'person house-redevelopment': [0, 1],
    '1 home': [2, 1],
    '1 house': ['wood', 'clay'],
    '1 clay': [2, 0],
    '1 reed': [1, 0],
  });
});

test('B134 Housebook Master: a wooden house that the Conservator makes a stone house counts too', () => {
  const game = renovated(12, 'wood').inPlay(1, 'conservator').play('1 house-redevelopment');
  expect(game.changes('renovate stone')).toEqual({
    '1 house': ['wood', 'stone'],
    '1 stone': [2, 0],
    '1 reed': [1, 0],
    '1 food': [0, 2],
    '1 bonus': [0, 2],
  });
});
