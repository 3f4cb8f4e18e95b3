import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

const home = () => lastTurn({ seats: 3 }).inPlay(2, 'turnip-farmer');

test('A141 Turnip Farmer: 1 vegetable if Day Laborer and Grain Seeds are both occupied, by whomever', () => {
  const game = home().occupy('grain-seeds', 3);
  expect(game.changes('1 day-laborer')).toMatchObject({ '2 vegetable': [0, 1], '1 food': [20, 22] });
});

test('A141 Turnip Farmer: one of the two is not enough', () => {
  expect(home().changes('1 day-laborer')).not.toHaveProperty('2 vegetable');
  expect(home().changes('1 grain-seeds')).not.toHaveProperty('2 vegetable');
});
