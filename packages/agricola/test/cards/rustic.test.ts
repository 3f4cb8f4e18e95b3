import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B111 Rustic: 2 food and 1 bonus point for each clay room', () => {
  const game = new CardScenario()
    .inPlay(1, 'rustic')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 10, reed: 4 });
  expect(game.changes('1 farm-expansion; room a1; room a2')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 clay': [10, 0],
    '1 reed': [4, 0],
    '1 a1': [0, 'room'],
    '1 a2': [0, 'room'],
    '1 food': [2, 6],
    '1 bonus': [0, 2],
  });
});

test('B111 Rustic: nothing for stone rooms, nor for renovated ones', () => {
  const stone = new CardScenario()
    .inPlay(1, 'rustic')
    .lay(1, { house: 'stone' })
    .give(1, { stone: 5, reed: 2 });
  expect(stone.changes('1 farm-expansion; room a1')).not.toHaveProperty('1 food');
  const renovated = new CardScenario({ round: 5, revealed: 'house-redevelopment' })
    .inPlay(1, 'rustic')
    .give(1, { clay: 2, reed: 1 });
  expect(renovated.changes('1 house-redevelopment')).not.toHaveProperty('1 food');
});
