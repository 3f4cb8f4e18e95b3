import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

test.each([
  ['yes', 1, 19],
  ['no', 2, 16],
])('E154 Master Brewer: in the feeding phase 1 grain may become 3 food (%s)', (answer, grain, food) => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'master-brewer-2007').give(1, { grain: 2 });
  game.play(`1 clay-1\n1 ${answer}\n1 feed nothing\n2 feed nothing`);
  expect(game.board()).toMatchObject({ round: 5, '1 grain': grain, '1 food': food });
});
