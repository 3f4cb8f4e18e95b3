import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

test.each([
  ['yes', 1, 15, 1],
  ['no', 2, 16, undefined],
])(
  'Z335 Cube Cutter: in the field phase 1 wood and 1 food may become a point (%s)',
  (answer, wood, food, bonus) => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'cube-cutter-2007').give(1, { wood: 2 });
    game.play(`1 clay-1\n1 ${answer}\n1 feed nothing\n2 feed nothing`);
    expect(game.board()).toMatchObject({ round: 5, '1 wood': wood, '1 food': food });
    expect(game.board()['1 bonus']).toBe(bonus);
  },
);
