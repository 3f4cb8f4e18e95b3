import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [{ sheep: 1, boar: 1, cattle: 1 }, 0],
  [{ sheep: 1, boar: 1 }, 2],
  [{ cattle: 5 }, 2],
  [{}, 2],
])('K135 Horse: with %o it is worth %i', (animals, bonus) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'horse-2007').give(1, animals);
  expect(game.points(1, 'bonus')).toBe(bonus);
});
