import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K142 Stone Cart: 1 stone on each even round that is left', () => {
  const game = new CardScenario({ edition: '2007', round: 11, revealed: 'stone-4' })
    .hold(1, 'stone-cart-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007')
    .give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play stone-cart-2007')).toEqual({
    ...minorPlayed('stone-cart-2007'),
    '1 wood': [2, 0],
    '1 round 12 stone': [0, 1],
    '1 round 14 stone': [0, 1],
  });
});

test('K142 Stone Cart: it needs 2 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'stone-cart-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007')
    .give(1, { wood: 2 });
  expect(game.why('1 start-minor; yes; play stone-cart-2007')).toMatchObject({ why: 'needs' });
});
