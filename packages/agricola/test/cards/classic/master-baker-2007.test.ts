import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const baking = () =>
  new CardScenario({ edition: '2007', seats: 4, revealed: 'sow-bake' })
    .own(1, 'fireplace-2')
    .own(2, 'fireplace-3')
    .give(1, { grain: 3 })
    .give(2, { grain: 2 });

test('E149 Master Baker RU-255: bakes when another player does, without food for an action of its own', () => {
  const game = baking().inPlay(1, 'master-baker-2007').play('1 clay-1');
  expect(game.changes('2 sow-bake; bake 1\n1 yes; bake 2')).toMatchObject({
    '1 grain': [3, 1],
    '1 food': [2, 6],
    '2 grain': [2, 1],
    '2 food': [3, 5],
  });
});

test('E149 Master Baker: 1 food more for the own action', () => {
  const game = baking().inPlay(1, 'master-baker-2007');
  expect(game.changes('1 sow-bake; bake 1')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 grain': [3, 2],
    '1 food': [2, 5],
  });
});

test('E149 Master Baker: nothing is asked without a baking improvement', () => {
  const game = baking().inPlay(3, 'master-baker-2007').give(3, { grain: 1 });
  expect(game.play('1 sow-bake; bake 1').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
