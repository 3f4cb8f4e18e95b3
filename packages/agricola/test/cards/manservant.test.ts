import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const LATE = { round: 12, revealed: 'house-redevelopment urgent-wish' };

test('B107 Manservant RU-74: once the house is of stone, 3 food on each remaining round space', () => {
  const game = new CardScenario(LATE)
    .inPlay(1, 'manservant')
    .lay(1, { house: 'clay' })
    .give(1, { stone: 2, reed: 1 });
  expect(game.changes('1 house-redevelopment')).toEqual({
    'person house-redevelopment': [0, 1],
    '1 home': [2, 1],
    '1 house': ['clay', 'stone'],
    '1 stone': [2, 0],
    '1 reed': [1, 0],
    '1 round 13 food': [0, 3],
    '1 round 14 food': [0, 3],
  });
});

test('B107 Manservant: a clay house is not enough', () => {
  const game = new CardScenario(LATE).inPlay(1, 'manservant').give(1, { clay: 2, reed: 1 });
  game.play('1 house-redevelopment');
  expect(game.board()).not.toHaveProperty('1 round 13 food');
});

test('B107 Manservant RU-74: played in a stone house it acts at once, and never again', () => {
  const game = new CardScenario({ round: 11, revealed: 'cattle-market' })
    .hold(1, 'manservant')
    .lay(1, { house: 'stone' });
  expect(game.changes('1 lessons; play manservant')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand manservant': [1, 0],
    '1 card manservant': [0, 1],
    '1 round 12 food': [0, 3],
    '1 round 13 food': [0, 3],
    '1 round 14 food': [0, 3],
  });
  expect(game.changes('2 forest\n1 clay-pit')).not.toHaveProperty('1 round 12 food');
});
