import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B069 Potters Market: at any time 3 clay and 2 food for 1 vegetable in each of the next 2 rounds', () => {
  const game = new CardScenario().inPlay(1, 'potters-market').give(1, { clay: 6, food: 4 });
  expect(game.changes('1 potters-market')).toEqual({
    '1 clay': [6, 3],
    '1 food': [4, 2],
    '1 round 2 vegetable': [0, 1],
    '1 round 3 vegetable': [0, 1],
  });
  expect(game.changes('1 potters-market')).toEqual({
    '1 clay': [3, 0],
    '1 food': [2, 0],
    '1 round 2 vegetable': [1, 2],
    '1 round 3 vegetable': [1, 2],
  });
});

test('B069 Potters Market: not for less clay; in the last round there is nothing to buy', () => {
  const game = new CardScenario().inPlay(1, 'potters-market').give(1, { clay: 2, food: 4 });
  expect(game.why('1 potters-market')).toMatchObject({ why: 'cannot-pay' });
  const last = new CardScenario({ round: 14, revealed: 'farm-redevelopment' }).inPlay(1, 'potters-market');
  last.give(1, { clay: 3, food: 4 });
  expect(last.why('1 potters-market')).toBeDefined();
});
