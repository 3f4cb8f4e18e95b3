import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, 3, 1],
  [2, 3, 1],
  [2, 2, 0],
])('Z328 Cooper: when seat %i takes %i food from a space the owner gets %i', (seat, lying, food) => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: seat }).inPlay(1, 'cooper-2007');
  game.pile('fishing', lying).give(1, { food: 0 }).play(`${seat} fishing`);
  expect(game.board()['1 food'] ?? 0).toBe(food + (seat === 1 ? lying : 0));
});
