import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E155 Bread Seller: 1 food for each grain that anybody bakes', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, revealed: 'sow-bake' })
    .inPlay(1, 'bread-seller-2007')
    .own(2, 'fireplace-2')
    .give(2, { grain: 2 });
  game.play('1 clay-1');
  expect(game.changes('2 sow-bake; bake 2')).toMatchObject({
    '1 food': [2, 4],
    '2 food': [3, 7],
    '2 grain': [2, 0],
  });
});

test('E155 Bread Seller: also for the own', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, revealed: 'sow-bake' })
    .inPlay(1, 'bread-seller-2007')
    .own(1, 'clay-oven')
    .give(1, { grain: 1 });
  expect(game.changes('1 sow-bake; bake 1')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 food': [2, 8],
  });
});
