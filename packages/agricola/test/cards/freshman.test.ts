import { spend } from '@furrow/agricola/in-play/spent';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const student = (revealed = 'grain-utilization') =>
  new CardScenario({ revealed }).inPlay(1, 'freshman').hold(1, 'field-merchant');

test('A097 Freshman: an occupation for nothing instead of a Bake Bread action', () => {
  const game = student().own(1, 'fireplace-2').give(1, { grain: 1, food: 0 }).play('1 grain-utilization');
  expect(game.offered()).toEqual(['usual', 'instead freshman']);
  expect(game.changes('instead freshman; play field-merchant')).toEqual({
    '1 hand field-merchant': [1, 0],
    '1 card field-merchant': [0, 1],
    '1 wood': [0, 1],
    '1 reed': [0, 1],
  });
});

test('A097 Freshman: baking stays possible', () => {
  const game = student().own(1, 'fireplace-2').give(1, { grain: 1 });
  expect(game.changes('1 grain-utilization; usual; bake 1')).toMatchObject({ '1 food': [2, 4] });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('A097 Freshman: Grain Utilization can be used without being able to sow or bake', () => {
  const game = student();
  expect(game.changes('1 grain-utilization; instead freshman; play field-merchant')).toMatchObject({
    'person grain-utilization': [0, 1],
    '1 card field-merchant': [0, 1],
  });
});

test('A097 Freshman: without an occupation in hand it replaces nothing', () => {
  const game = new CardScenario({ revealed: 'grain-utilization' }).inPlay(1, 'freshman').hold(1, 'basket');
  expect(game.why('1 grain-utilization')).toMatchObject({ why: 'no-empty-field' });
});

test('A097 Freshman: it replaces one part of the space, sowing stays another', () => {
  const game = student().lay(1, { fields: 'a3' }).give(1, { grain: 1 });
  expect(
    game.changes('1 grain-utilization; sow; sow grain a3; bake; instead freshman; play field-merchant'),
  ).toMatchObject({
    '1 a3 grain': [0, 3],
    '1 card field-merchant': [0, 1],
  });
});

test('A097 Freshman: replaces the baking that comes with an oven', () => {
  const game = student('major-improvement').give(1, { clay: 3, stone: 1 });
  game.play('1 major-improvement; major clay-oven; yes');
  expect(game.offered()).toEqual(['instead freshman']);
});

test('A097 Freshman, AG-R1413, RU-56: once a turn, also if an occupation played by it gives another Bake Bread action', () => {
  const game = student().inPlay(1, 'bread-paddle').hold(1, 'forest-tallyman').own(1, 'fireplace-2');
  game.give(1, { grain: 2 }).play('1 grain-utilization; instead freshman; play field-merchant; yes');
  expect(game.offered()).toEqual(['bake 1', 'bake 2']);
  const poor = student().inPlay(1, 'bread-paddle').hold(1, 'forest-tallyman');
  poor.play('1 grain-utilization; instead freshman; play field-merchant');
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A097 Freshman: again in the next turn', () => {
  const game = new CardScenario({ revealed: 'grain-utilization major-improvement', round: 2 });
  game.inPlay(1, 'freshman').hold(1, 'field-merchant forest-tallyman').give(1, { clay: 3, stone: 1 });
  game.play('1 grain-utilization; instead freshman; play field-merchant\n2 fishing');
  game.play('1 major-improvement; usual; major clay-oven; yes; instead freshman; play forest-tallyman');
  expect(game.board()).toMatchObject({ '1 card forest-tallyman': 1 });
});

test('A097 Freshman, RU-56: what the Minstrel does in the returning home phase is a turn of its own', () => {
  const game = new CardScenario({ seats: 4, round: 2, revealed: 'sheep-market grain-utilization' });
  game.inPlay(1, 'freshman minstrel').hold(1, 'field-merchant consultant').own(1, 'fireplace-2');
  for (const seat of [2, 3, 4]) game.family(seat, 1);
  game.family(1, 1).give(1, { grain: 1 });
  game.play('1 sheep-market\n2 fishing\n3 clay-pit\n4 copse');
  spend(game.player(1), game.player(1).played[0], 'turn');
  game.play('1 yes');
  expect(game.offered()).toContain('instead freshman');
});
