import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('L102 Ghillie: played, it does nothing at once', () => {
  const game = new CardScenario().hold(1, 'ghillie');
  expect(game.changes('1 lessons; play ghillie')).toEqual(occupationPlayed('ghillie'));
});

test.each([
  [2, 0],
  [3, 1],
  [5, 1],
])('L102 Ghillie: who fishes %i food also gets %i wild boar', (food, boar) => {
  const game = new CardScenario().inPlay(1, 'ghillie').pile('fishing', food);
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [food, 0],
    '1 home': [2, 1],
    '1 food': [2, 2 + food],
    ...(boar > 0 && { '1 boar': [0, boar] }),
  });
});
