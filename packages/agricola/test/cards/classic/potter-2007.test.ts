import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

test.each([
  ['yes', 2, 18],
  ['no', 3, 16],
])('E214 Potter: in the feeding phase 1 clay may become 2 food (%s)', (answer, clay, food) => {
  const game = lastTurnBeforeHarvest(3).inPlay(1, 'potter-2007').give(1, { clay: 2 });
  game.play(`1 clay-1\n1 ${answer}\n1 feed nothing\n2 feed nothing\n3 feed nothing`);
  expect(game.board()).toMatchObject({ round: 5, '1 clay': clay, '1 food': food });
});
