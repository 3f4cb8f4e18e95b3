import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, 'vegetable'],
  [2, 'grain'],
  [3, 'reed'],
  [5, 'reed'],
])('A103 Portmonger: with %i food from a food accumulation space comes 1 %s', (lying, good) => {
  const game = new CardScenario().inPlay(1, 'portmonger').pile('fishing', lying).give(1, { food: 0 });
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [lying, 0],
    '1 home': [2, 1],
    '1 food': [0, lying],
    [`1 ${good}`]: [0, 1],
  });
});

test('A103 Portmonger: food of other spaces gives nothing', () => {
  const game = new CardScenario().inPlay(1, 'portmonger').give(1, { food: 0 });
  expect(game.changes('1 day-laborer')).toEqual({
    'person day-laborer': [0, 1],
    '1 home': [2, 1],
    '1 food': [0, 2],
  });
});
