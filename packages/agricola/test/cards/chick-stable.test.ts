import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B044 Chick Stable: 2 food each 3 and 4 rounds later', () => {
  const game = new CardScenario({ round: 2 }).hold(1, 'chick-stable').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play chick-stable')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand chick-stable': [1, 0],
    '1 card chick-stable': [0, 1],
    '1 round 5 food': [0, 2],
    '1 round 6 food': [0, 2],
  });
});

test('B044 Chick Stable: for 1 clay just as well; what lies beyond round 14 is lost', () => {
  const game = new CardScenario({ round: 11, revealed: 'cattle-market' });
  game.hold(1, 'chick-stable').give(1, { clay: 1 });
  expect(game.changes('1 meeting-place; yes; play chick-stable')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [1, 0],
    '1 hand chick-stable': [1, 0],
    '1 card chick-stable': [0, 1],
    '1 round 14 food': [0, 2],
  });
});
