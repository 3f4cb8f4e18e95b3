import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, undefined],
  [2, 'stone'],
  [3, 'reed'],
  [4, 'clay'],
  [5, 'wood'],
  [6, undefined],
])('A146 Storehouse Steward: with exactly %i food comes 1 %s', (lying, good) => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'storehouse-steward');
  game.pile('fishing', lying).give(1, { food: 0 });
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [lying, 0],
    '1 home': [2, 1],
    '1 food': [0, lying],
    ...(good !== undefined && { [`1 ${good}`]: [0, 1] }),
  });
});
