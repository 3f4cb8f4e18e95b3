import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E179 Merchant: a second minor improvement for 1 food', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'merchant-2007')
    .hold(1, 'corn-sheaf-2007 lumber-2007')
    .give(1, { stone: 1 });
  expect(game.changes('1 start-minor; yes; play corn-sheaf-2007; yes; play lumber-2007')).toMatchObject({
    '1 food': [2, 1],
    '1 grain': [0, 1],
    '1 wood': [0, 3],
    '1 stone': [1, 0],
  });
});

test('E179 Merchant RU-257: a third one is not to be had', () => {
  const game = new CardScenario({ edition: '2007', seats: 2, revealed: 'improvement' })
    .inPlay(1, 'merchant-2007')
    .give(1, { clay: 9, food: 5 });
  game.play('1 improvement; major fireplace-2; yes; major fireplace-3');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(game.board()).toMatchObject({ '1 food': 4, '1 clay': 4 });
});

test('E179 Merchant: not without food, and not without an action', () => {
  const game = new CardScenario({ edition: '2007', seats: 2, revealed: 'improvement' })
    .inPlay(1, 'merchant-2007')
    .give(1, { clay: 9, food: 0 });
  expect(game.play('1 improvement; major fireplace-2').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
