import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['sheep', 1],
  ['boar', 8],
  ['cattle', 10],
])('I259 Animal Dealer: 1 food buys 1 more %s (round %i)', (animal, round) => {
  const game = new CardScenario({ edition: '2007', seats: 3, round, revealed: animal })
    .inPlay(1, 'animal-dealer-2007')
    .lay(1, { fences: 'a5n a5e a5s a5w' });
  expect(game.changes(`1 ${animal}; yes`)).toEqual({
    [`person ${animal}`]: [0, 1],
    [`on ${animal}`]: [1, 0],
    '1 home': [2, 1],
    '1 food': [2, 1],
    [`1 ${animal}`]: [0, 2],
  });
});

test('I259 Animal Dealer: only on those spaces', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'animal-dealer-2007');
  expect(game.changes('1 wood-3')).toEqual({
    'person wood-3': [0, 1],
    'on wood-3': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 3],
  });
});
