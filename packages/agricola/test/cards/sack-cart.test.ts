import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const played = (given: object, occupations = 'wood-cutter manservant') =>
  new CardScenario(given).hold(1, 'sack-cart basket').inPlay(1, occupations).give(1, { wood: 2, reed: 1 });

test('B066 Sack Cart: 1 grain on the spaces of rounds 5, 8, 11 and 14', () => {
  expect(played({}).changes('1 meeting-place; yes; play sack-cart')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 round 5 grain': [0, 1],
    '1 round 8 grain': [0, 1],
    '1 round 11 grain': [0, 1],
    '1 round 14 grain': [0, 1],
    '1 hand sack-cart': [1, 0],
    '1 card sack-cart': [0, 1],
  });
});

test('B066 Sack Cart: only rounds that are still to come', () => {
  const game = played({ round: 8, revealed: 'pig-market' });
  expect(game.changes('1 meeting-place; yes; play sack-cart')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 round 11 grain': [0, 1],
    '1 round 14 grain': [0, 1],
    '1 hand sack-cart': [1, 0],
    '1 card sack-cart': [0, 1],
  });
});

test('B066 Sack Cart: needs 2 occupations', () => {
  const game = played({}, 'wood-cutter');
  expect(game.why('1 meeting-place; yes; play sack-cart')).toMatchObject({ why: 'needs' });
});
