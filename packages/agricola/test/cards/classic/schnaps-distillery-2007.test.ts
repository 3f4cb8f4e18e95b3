import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest, minorPlayed } from './played';

test.each([
  ['yes', 1, 20],
  ['no', 2, 16],
])(
  'I98 Schnaps Distillery: in the feeding phase 1 vegetable may become 4 food (%s)',
  (answer, left, food) => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'schnaps-distillery-2007').give(1, { vegetable: 2 });
    game.play(`1 clay-1\n1 ${answer}\n1 feed nothing\n2 feed nothing`);
    expect(game.board()).toMatchObject({ round: 5, '1 vegetable': left, '1 food': food });
  },
);

test.each([
  [{ vegetable: 4 }, {}, 0],
  [{ vegetable: 5 }, {}, 1],
  [{ vegetable: 4 }, { a1: 2 }, 2],
  [{ vegetable: 9 }, {}, 2],
])(
  'I98 Schnaps Distillery RU-283: %o in the supply and %o on fields are worth %i more',
  (supply, vegetables, bonus) => {
    const game = new CardScenario({ edition: '2007' }).inPlay(1, 'schnaps-distillery-2007').give(1, supply);
    game.lay(1, { fields: 'a1', vegetables });
    expect([game.points(1, 'improvements'), game.points(1, 'bonus')]).toEqual([2, bonus]);
  },
);

test('I98 Schnaps Distillery: it costs 1 vegetable and 2 stone', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'schnaps-distillery-2007')
    .give(1, { vegetable: 1, stone: 2 });
  expect(game.changes('1 start-minor; yes; play schnaps-distillery-2007')).toEqual({
    ...minorPlayed('schnaps-distillery-2007'),
    '1 vegetable': [1, 0],
    '1 stone': [2, 0],
  });
});
