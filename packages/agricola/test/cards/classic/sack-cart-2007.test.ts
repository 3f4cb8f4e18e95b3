import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E46 Sack Cart: 1 grain on the rounds 5, 8, 11 and 14 that are left', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'stone-2' })
    .hold(1, 'sack-cart-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007')
    .give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play sack-cart-2007')).toEqual({
    ...minorPlayed('sack-cart-2007'),
    '1 wood': [2, 0],
    '1 round 8 grain': [0, 1],
    '1 round 11 grain': [0, 1],
    '1 round 14 grain': [0, 1],
  });
});

test('E46 Sack Cart: it needs 2 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'sack-cart-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007')
    .give(1, { wood: 2 });
  expect(game.why('1 start-minor; yes; play sack-cart-2007')).toMatchObject({ why: 'needs' });
});
