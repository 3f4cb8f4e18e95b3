import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const farm = () =>
  new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'agrarian-fences')
    .give(1, { wood: 4, grain: 2 });

const planted = () => farm().lay(1, { fields: 'a2' }).own(1, 'fireplace-2');
const PASTURE = 'pasture a5';

test('B26 Agrarian Fences: fences in place of sowing', () => {
  const game = planted().play('1 grain-utilization; sow');
  expect(game.offered()).toEqual(['usual', 'instead agrarian-fences']);
  expect(game.changes(`instead agrarian-fences; ${PASTURE}`)).toMatchObject({ '1 wood': [4, 0] });
});

test('B26 Agrarian Fences: and the other action of the space besides', () => {
  const game = planted();
  expect(game.changes(`1 grain-utilization; sow; instead agrarian-fences; ${PASTURE}; bake; bake 1`)).toEqual(
    {
      'person grain-utilization': [0, 1],
      '1 home': [2, 1],
      '1 wood': [4, 0],
      '1 fence a5n': [0, 1],
      '1 fence a5w': [0, 1],
      '1 fence a5e': [0, 1],
      '1 fence b5n': [0, 1],
      '1 grain': [2, 1],
      '1 food': [2, 4],
    },
  );
});

test('B26 Agrarian Fences: only one of the two actions is replaced', () => {
  const game = planted().give(1, { wood: 8 });
  game.play(`1 grain-utilization; bake; instead agrarian-fences; pasture a5; done; sow`);
  expect(game.offered()).not.toContain('instead agrarian-fences');
  expect(game.changes('sow grain a2')).toMatchObject({ '1 a2 grain': [0, 3] });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('B26 Agrarian Fences: even if neither sowing nor baking is possible', () => {
  const game = farm().give(1, { grain: 0 });
  expect(game.changes(`1 grain-utilization; sow; instead agrarian-fences; ${PASTURE}`)).toMatchObject({
    'person grain-utilization': [0, 1],
    '1 wood': [4, 0],
  });
  const poor = farm().give(1, { grain: 0, wood: 0 });
  expect(poor.why('1 grain-utilization')).toMatchObject({ why: 'no-empty-field' });
});

test('B26 Agrarian Fences: not with another Sow or Bake Bread action, and not for others', () => {
  const game = new CardScenario({ round: 12, revealed: 'grain-utilization cultivation' });
  game.inPlay(1, 'agrarian-fences').lay(1, { fields: 'a2' }).give(1, { wood: 4, grain: 1 });
  expect(game.play('1 cultivation; sow').offered()).toEqual(['sow grain a2']);
  const other = farm().lay(2, { fields: 'a2' }).give(2, { grain: 1, wood: 4 });
  expect(other.play('1 forest\n2 grain-utilization').offered()).toEqual(['sow grain a2']);
});
