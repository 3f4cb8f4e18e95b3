import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B145 Brushwood Collector: the reed of a room may be replaced with 1 wood', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'brushwood-collector').give(1, { wood: 6 });
  expect(game.changes('1 farm-expansion; room a1')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [6, 0],
    '1 a1': [0, 'room'],
  });
});

test('B145 Brushwood Collector: for each room', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'brushwood-collector').give(1, { wood: 12 });
  expect(game.changes('1 farm-expansion; room a1; room a2')).toMatchObject({ '1 wood': [12, 0] });
});

test('B145 Brushwood Collector: the reed of a renovation too', () => {
  const game = new CardScenario({ seats: 3, round: 5, revealed: 'house-redevelopment' })
    .inPlay(1, 'brushwood-collector')
    .give(1, { clay: 2, wood: 1 });
  expect(game.changes('1 house-redevelopment')).toEqual({
    'person house-redevelopment': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 clay': [2, 0],
    '1 house': ['wood', 'clay'],
  });
});
