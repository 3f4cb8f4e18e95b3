import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I245 Market Crier: 1 grain and 1 vegetable more, and 1 grain for each other player', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'market-crier-2007');
  expect(game.changes('1 grain; yes')).toEqual({
    'person grain': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 2],
    '1 vegetable': [0, 1],
    '2 grain': [0, 1],
    '3 grain': [0, 1],
  });
});

test('I245 Market Crier: it may be declined', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'market-crier-2007');
  expect(game.changes('1 grain; no')).toEqual({
    'person grain': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 1],
  });
});
