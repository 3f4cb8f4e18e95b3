import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I229 Sycophant: who takes grain pays the owner 1 food, who gets another from the supply', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 }).inPlay(1, 'sycophant-2007');
  expect(game.changes('2 grain')).toEqual({
    'person grain': [0, 2],
    '2 home': [2, 1],
    '2 food': [2, 1],
    '2 grain': [0, 1],
    '1 food': [3, 5],
  });
});

test('I229 Sycophant: nobody takes grain who cannot pay', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 }).inPlay(1, 'sycophant-2007');
  game.give(2, { food: -2 });
  expect(game.why('2 grain')).toMatchObject({ why: 'toll' });
});

test('I229 Sycophant: the owner gets 1 food from the supply', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'sycophant-2007');
  expect(game.changes('1 grain')).toEqual({
    'person grain': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 3],
    '1 grain': [0, 1],
  });
});

test('I229 Sycophant: who can pay only with the goods of Market Crier cannot decline them', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 })
    .inPlay(1, 'sycophant-2007')
    .inPlay(2, 'market-crier-2007')
    .give(2, { food: 0 })
    .play('2 grain');
  expect(game.offered()).toEqual(['yes']);
  expect(game.changes('yes; convert 1 grain')).toMatchObject({
    '2 grain': [0, 1],
    '2 vegetable': [0, 1],
    '1 food': [3, 5],
  });
});
