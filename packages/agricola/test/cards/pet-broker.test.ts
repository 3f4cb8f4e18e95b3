import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B148 Pet Broker: 1 sheep when it is played', () => {
  const game = new CardScenario({ seats: 4 }).hold(1, 'pet-broker').give(1, { boar: 1 });
  expect(game.changes('1 lessons; play pet-broker')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 sheep': [0, 1],
    '1 hand pet-broker': [1, 0],
    '1 card pet-broker': [0, 1],
  });
});

test('B148 Pet Broker: room for 1 sheep on each occupation, itself included, not on improvements', () => {
  const game = new CardScenario({ seats: 4 })
    .inPlay(1, 'pet-broker wood-cutter basket geologist')
    .pile('sheep-market', 9)
    .play('1 sheep-market');
  expect(game.offered()).toEqual(['keep 4 sheep']);
});

test('B148 Pet Broker: for sheep only', () => {
  const game = new CardScenario({ seats: 4, round: 8, revealed: 'pig-market' })
    .inPlay(1, 'pet-broker wood-cutter')
    .pile('pig-market', 3);
  game.play('1 pig-market');
  expect(game.offered()).toEqual(['keep 1 boar']);
});
