import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest, minorPlayed, ROUND_FIVE } from './played';

test('I103 Water Mill: after the field phase its owner turns 1 grain into 3 food', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'water-mill-2007').give(1, { grain: 2 });
  expect(game.changes('1 clay-1\n1 yes\n1 feed nothing\n2 feed nothing')).toEqual({
    ...ROUND_FIVE,
    '1 grain': [2, 1],
    '1 food': [20, 19],
    '2 food': [20, 16],
  });
});

test.each([
  ['yes', 0, 18, 17],
  ['no', 1, 16, 16],
])(
  'I103 Water Mill: another player may too, and gives the owner 1 of the food (%s)',
  (answer, grain, theirs, own) => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'water-mill-2007').give(2, { grain: 1 });
    game.play(`1 clay-1\n2 ${answer}\n1 feed nothing\n2 feed nothing`);
    expect(game.board()).toMatchObject({ round: 5, '2 food': theirs, '1 food': own });
    expect(game.player(2).goods[4]).toBe(grain);
  },
);

test('I103 Water Mill: nobody is asked without grain', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'water-mill-2007').play('1 clay-1');
  expect(game.asked()[0]).toMatchObject({ kind: 'feed' });
});

test('I103 Water Mill: it costs 1 wood, 2 clay, 1 reed and 2 stone, and has 2 points', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'water-mill-2007')
    .give(1, { wood: 1, clay: 2, reed: 1, stone: 2 });
  expect(game.changes('1 start-minor; yes; play water-mill-2007')).toEqual({
    ...minorPlayed('water-mill-2007'),
    '1 wood': [1, 0],
    '1 clay': [2, 0],
    '1 reed': [1, 0],
    '1 stone': [2, 0],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});
