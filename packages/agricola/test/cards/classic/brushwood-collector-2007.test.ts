import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K294 Brushwood Collector: 1 wood in place of the 2 reed of each room', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'brushwood-collector-2007')
    .give(1, { wood: 6 });
  expect(game.changes('1 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [6, 0],
    '1 a1': [0, 'room'],
  });
});

test('K294 Brushwood Collector: 1 wood in place of the reed of a renovation', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, round: 5, revealed: 'renovate-improve' })
    .inPlay(1, 'brushwood-collector-2007')
    .give(1, { clay: 2, wood: 1 });
  expect(game.changes('1 renovate-improve')).toEqual({
    'person renovate-improve': [0, 1],
    '1 home': [2, 1],
    '1 clay': [2, 0],
    '1 wood': [1, 0],
    '1 house': ['wood', 'clay'],
  });
});
