import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** A Fireplace, no grain, and a person on the Forest and another at home. */
const carter = (revealed = 'grain-utilization') =>
  new CardScenario({ revealed }).inPlay(1, 'hand-truck').own(1, 'fireplace-2').occupy('forest', 1);

test('B067 Hand Truck: before baking 1 grain for each own person on an accumulation space', () => {
  const game = carter()
    .occupy('clay-pit', 1)
    .occupy('farmland', 1)
    .occupy('reed-bank', 2)
    .give(1, { grain: 1 });
  expect(game.changes('1 grain-utilization; bake 3')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 food': [2, 8],
  });
});

test('B067 Hand Truck: the grain makes a space usable on which only baking could be done', () => {
  const game = carter();
  expect(game.offered()).toContain('grain-utilization');
  expect(game.changes('1 grain-utilization; bake 1')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 4],
  });
});

test('B067 Hand Truck: who takes the grain must bake', () => {
  const game = carter().occupy('clay-pit', 1).play('1 grain-utilization');
  expect(game.offered()).toEqual(['bake 1', 'bake 2']);
  expect(game.why('done')).toMatchObject({ why: 'not-asked' });
});

test('B067 Hand Truck: nobody on an accumulation space, or nothing to bake in, helps nobody', () => {
  const nobody = new CardScenario({ revealed: 'grain-utilization' }).inPlay(1, 'hand-truck');
  nobody.own(1, 'fireplace-2').occupy('farmland', 1);
  expect(nobody.why('1 grain-utilization')).toMatchObject({ why: 'no-empty-field' });
  const ovenless = new CardScenario({ revealed: 'grain-utilization' }).inPlay(1, 'hand-truck');
  expect(ovenless.occupy('forest', 1).why('1 grain-utilization')).toMatchObject({ why: 'no-empty-field' });
});

test('B067 Hand Truck: the Clay Oven may be baked with at once, without grain before', () => {
  const game = carter('major-improvement').give(1, { clay: 3, stone: 1 });
  expect(game.changes('1 major-improvement; major clay-oven; yes; bake 1')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    '1 clay': [3, 0],
    '1 stone': [1, 0],
    'major clay-oven': [0, 1],
    '1 food': [2, 7],
  });
});

test('B067 Hand Truck: its grain may go to the Baking Sheet, but not the last of it', () => {
  const game = carter().inPlay(1, 'baking-sheet').play('1 grain-utilization');
  expect(game.offered()).toEqual(['no']);
  const two = carter().inPlay(1, 'baking-sheet').occupy('clay-pit', 1);
  expect(two.changes('1 grain-utilization; yes; bake 1')).toMatchObject({
    '1 food': [2, 6],
    '1 bonus': [0, 1],
  });
});

test('B067 Hand Truck: baking as usual is offered beside what a Freshman plays instead of it', () => {
  const game = carter().inPlay(1, 'freshman').hold(1, 'wood-cutter').play('1 grain-utilization');
  expect(game.offered()).toEqual(['usual', 'instead freshman']);
});

test('B067 Hand Truck: costs 1 wood', () => {
  const game = new CardScenario({ revealed: 'major-improvement' }).hold(1, 'hand-truck').give(1, { wood: 1 });
  expect(game.changes('1 major-improvement; play hand-truck')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand hand-truck': [1, 0],
    '1 card hand-truck': [0, 1],
  });
});
