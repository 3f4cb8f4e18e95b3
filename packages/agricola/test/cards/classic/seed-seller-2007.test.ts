import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('K296 Seed Seller: 1 grain when it is played', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).hold(1, 'seed-seller-2007');
  expect(game.changes('1 occupation; play seed-seller-2007')).toEqual({
    ...occupationPlayed('seed-seller-2007'),
    '1 grain': [0, 1],
  });
});

test('K296 Seed Seller: 1 more grain on the grain space', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'seed-seller-2007');
  expect(game.changes('1 grain')).toEqual({ 'person grain': [0, 1], '1 home': [2, 1], '1 grain': [0, 2] });
});
