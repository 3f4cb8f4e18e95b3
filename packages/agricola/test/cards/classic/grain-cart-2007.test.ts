import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I74 Grain Cart: 2 more grain where grain is taken', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'grain-cart-2007');
  expect(game.changes('1 grain')).toEqual({
    'person grain': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 3],
  });
});

test('I74 Grain Cart: it costs 2 wood and needs 2 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'grain-cart-2007')
    .inPlay(1, 'plowman-2007 wood-collector-2007')
    .give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play grain-cart-2007')).toEqual({
    ...minorPlayed('grain-cart-2007'),
    '1 wood': [2, 0],
  });
});
