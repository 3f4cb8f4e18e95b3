import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest, occupationPlayed } from './played';

test('E150 Baker: bakes bread when it is played', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .hold(1, 'baker-2007')
    .own(1, 'fireplace-2')
    .give(1, { grain: 2 });
  expect(game.changes('1 occupation; play baker-2007; yes; bake 2')).toEqual({
    ...occupationPlayed('baker-2007'),
    '1 grain': [2, 0],
    '1 food': [2, 6],
  });
});

test('E150 Baker: may bake in the feeding phase before the family is fed', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'baker-2007')
    .own(1, 'clay-oven')
    .give(1, { grain: 2, food: 0 });
  game.play('1 clay-1\n1 yes; bake 1\n1 feed nothing\n2 feed nothing');
  expect(game.board()).toMatchObject({ round: 5, '1 grain': 1, '1 food': 1 });
});

test('E150 Baker: nothing is asked without a baking improvement', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'baker-2007').give(1, { grain: 2 });
  expect(game.play('1 clay-1').asked()).toMatchObject([
    { seat: 1, kind: 'feed' },
    { seat: 2, kind: 'feed' },
  ]);
});
