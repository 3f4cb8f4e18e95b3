import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K310 Resource Seller: a wood brings the wood on top, then a clay the clay', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'resource-seller-2007');
  expect(game.changes('1 wood-3')).toEqual({
    'person wood-3': [0, 1],
    'on wood-3': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 4],
    '1 on resource-seller-2007': [7, 6],
  });
  game.play('2 grain');
  expect(game.changes('1 clay-1')).toEqual({
    'person clay-1': [0, 1],
    'on clay-1': [1, 0],
    '1 home': [1, 0],
    '1 clay': [0, 2],
    '1 on resource-seller-2007': [6, 5],
  });
});

test('K310 Resource Seller: another resource brings nothing', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'resource-seller-2007');
  expect(game.changes('1 reed-1')).toEqual({
    'person reed-1': [0, 1],
    'on reed-1': [1, 0],
    '1 home': [2, 1],
    '1 reed': [0, 1],
  });
});
