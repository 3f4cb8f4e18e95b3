import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I231 Manservant: with a stone house 3 food on every remaining round space', () => {
  const game = new CardScenario({ edition: '2007', round: 12, revealed: 'renovate-improve plow-sow' })
    .inPlay(1, 'manservant-2007')
    .lay(1, { house: 'clay' })
    .give(1, { stone: 2, reed: 1 });
  expect(game.changes('1 renovate-improve')).toEqual({
    'person renovate-improve': [0, 1],
    '1 home': [2, 1],
    '1 house': ['clay', 'stone'],
    '1 stone': [2, 0],
    '1 reed': [1, 0],
    '1 round 13 food': [0, 3],
    '1 round 14 food': [0, 3],
  });
});

test('I231 Manservant: also if the house is of stone when it is played, and once only', () => {
  const game = new CardScenario({ edition: '2007', round: 13, revealed: 'plow-sow' })
    .hold(1, 'manservant-2007')
    .lay(1, { house: 'stone' });
  expect(game.changes('1 occupation; play manservant-2007')).toMatchObject({ '1 round 14 food': [0, 3] });
  expect(game.changes('2 grain')).not.toHaveProperty('1 round 14 food');
});
