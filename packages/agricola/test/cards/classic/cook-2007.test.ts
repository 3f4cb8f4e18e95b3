import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

test.each([
  [2, 4],
  [3, 5],
  [5, 7],
])('E181 Cook: a family of %i eats %i food', (people, food) => {
  const game = lastTurnBeforeHarvest(4).inPlay(1, 'cook-2007');
  game.player(1).people = people;
  game.play('1 clay-1\n1 feed nothing\n2 feed nothing\n3 feed nothing\n4 feed nothing');
  expect(game.board()).toMatchObject({ round: 5, '1 food': 20 - food, '2 food': 16 });
});
