import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest, minorPlayed } from './played';

test.each([
  ['yes', 1, 19],
  ['no', 2, 16],
])('K110 Brewery: in the feeding phase 1 grain may become 3 food (%s)', (answer, grain, food) => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'brewery-2007').give(1, { grain: 2 });
  game.play(`1 clay-1\n1 ${answer}\n1 feed nothing\n2 feed nothing`);
  expect(game.board()).toMatchObject({ round: 5, '1 grain': grain, '1 food': food });
});

test.each([
  [{ grain: 8 }, {}, 0],
  [{ grain: 9 }, {}, 1],
  [{ grain: 6 }, { a1: 3 }, 1],
])(
  'K110 Brewery RU-202: with %o in the supply and %o on fields it is worth %i more',
  (supply, grain, bonus) => {
    const game = new CardScenario({ edition: '2007' }).inPlay(1, 'brewery-2007').give(1, supply);
    game.lay(1, { fields: 'a1', grain });
    expect([game.points(1, 'improvements'), game.points(1, 'bonus')]).toEqual([2, bonus]);
  },
);

test('K110 Brewery: it costs 2 grain and 2 stone', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'brewery-2007').give(1, { grain: 2, stone: 2 });
  expect(game.changes('1 start-minor; yes; play brewery-2007')).toEqual({
    ...minorPlayed('brewery-2007'),
    '1 grain': [2, 0],
    '1 stone': [2, 0],
  });
});
