import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const home = () => lastTurn({ seats: 3 }).inPlay(2, 'turnip-farmer');

test('A141 Turnip Farmer: 1 vegetable if Day Laborer and Grain Seeds are both occupied, by whomever', () => {
  const game = home().occupy('grain-seeds', 3);
  expect(game.changes('1 day-laborer')).toEqual({
    round: [1, 2],
    'person grain-seeds': [3, 0],
    '1 home': [1, 2],
    '2 home': [0, 2],
    '3 home': [0, 2],
    '1 food': [20, 22],
    '2 vegetable': [0, 1],
  });
});

test('A141 Turnip Farmer: one of the two is not enough', () => {
  expect(home().changes('1 day-laborer')).not.toHaveProperty('2 vegetable');
  expect(home().changes('1 grain-seeds')).not.toHaveProperty('2 vegetable');
});
