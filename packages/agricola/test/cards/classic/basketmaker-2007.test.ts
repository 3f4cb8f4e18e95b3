import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

test.each([
  ['yes', 1, 19],
  ['no', 2, 16],
])('E183 Basketmaker: in the feeding phase 1 reed may become 3 food (%s)', (answer, reed, food) => {
  const game = lastTurnBeforeHarvest(4).inPlay(1, 'basketmaker-2007').give(1, { reed: 2 });
  game.play(`1 clay-1\n1 ${answer}\n1 feed nothing\n2 feed nothing\n3 feed nothing\n4 feed nothing`);
  expect(game.board()).toMatchObject({ round: 5, '1 reed': reed, '1 food': food });
});
