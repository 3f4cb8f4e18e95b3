import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

test.each([
  ['yes', 1, 21],
  ['no', 2, 16],
])(
  'K300 Schnaps Distiller: in the feeding phase 1 vegetable may become 5 food (%s)',
  (answer, vegetable, food) => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'schnaps-distiller-2007').give(1, { vegetable: 2 });
    game.play(`1 clay-1\n1 ${answer}\n1 feed nothing\n2 feed nothing`);
    expect(game.board()).toMatchObject({ round: 5, '1 vegetable': vegetable, '1 food': food });
  },
);
