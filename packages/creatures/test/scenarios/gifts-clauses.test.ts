import type { Goods } from '@furrow/creatures/goods';
import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { keeps } from './keeps';

const PLENTY = { wood: 9, stone: 9, reed: 9 };

/** A game in which one building is on offer, with goods and a farm for seat 1. */
function given(building: string, goods: Goods, farm: Parameters<Scenario['lay']>[1] = {}): Scenario {
  return new Scenario({ buildings: building }).give(1, goods).lay(1, farm);
}

test('E26 the Duck Pond cannot be built with 5 unused spaces, with 8 or exactly 6 it can', () => {
  expect(given('duck-pond', {}).why('1 special-1')).toMatchObject({
    why: 'needs',
    condition: { atLeast: 6 },
  });
  const eight = given('duck-pond', {}, { columns: 3 });
  expect(eight.changes('1 special-1; build duck-pond; at b2')).toEqual({
    'worker special-1': [0, 1],
    'offer duck-pond': [1, 0],
    '1 reed': [0, 1],
    '1 b2': [0, 'duck-pond'],
  });
  const six = given('duck-pond', {}, { columns: 3, troughs: 'a0', borders: 'c1n c1e c1s' });
  expect(six.changes('1 special-1; build duck-pond; at b2')).toMatchObject({ '1 reed': [0, 1] });
  const five = given('duck-pond', {}, { columns: 3, troughs: 'a0 a1', borders: 'c1n c1e c1s' });
  expect(five.why('1 special-1')).toMatchObject({ why: 'needs' });
});

test('E32 the Materials Outlet replaces a stable with 5 cows: they run away, and it holds 1 horse', () => {
  const game = given('materials-outlet', { reed: 1, cow: 5, sheep: 1 }, { at: { b1: 'stable' } });
  game.play('1 special-1; build materials-outlet');
  expect(game.board()).toMatchObject({ '1 wood': 4, '1 stone': 3, '1 cow': 5 });
  expect(game.board()).not.toHaveProperty('1 reed');
  expect(game.changes('1 keep 1 sheep')).toEqual({ '1 cow': [5, 0] });
  expect(keeps(game, { horse: 1, sheep: 1 })).toBe(true);
  expect(keeps(game, { horse: 2, sheep: 1 })).toBe(false);
});

test('E33 the Reed Hut cannot be built with 2 reed; with 3 it can, and 3 are left', () => {
  expect(given('reed-hut', { wood: 1, reed: 2 }).why('1 special-1')).toMatchObject({ why: 'cannot-pay' });
  const game = given('reed-hut', { wood: 1, reed: 3 });
  expect(game.changes('1 special-1; build reed-hut; at b1')).toMatchObject({ '1 wood': [1, 0] });
  expect(game.board()).toMatchObject({ '1 reed': 3 });
  expect(keeps(game, { cow: 3, pig: 1 })).toBe(true);
  expect(keeps(game, { cow: 4, pig: 1 })).toBe(false);
});

test('R148 the Farm Shop gives any resource and any animal, and holds 1 sheep', () => {
  for (const resource of ['wood', 'stone', 'reed'] as const) {
    for (const animal of ['sheep', 'pig', 'cow', 'horse'] as const) {
      const game = given('farm-shop', { wood: 1 });
      game.play(`1 special-1; build farm-shop; ${resource}; ${animal}`);
      expect(game.board()).toMatchObject({ '1 c1': 'farm-shop', [`1 ${resource}`]: 1, [`1 ${animal}`]: 1 });
    }
  }
  const game = given('farm-shop', {}, { at: { c1: 'farm-shop' } });
  expect(keeps(game, { sheep: 1, cow: 1 })).toBe(true);
  expect(keeps(game, { pig: 1, cow: 1 })).toBe(false);
});

test('R148 the Farm Shop stands in the bottom row only', () => {
  const game = given('farm-shop', { wood: 1 }, { columns: 4 }).play('1 special-1; build farm-shop');
  expect(game.offered()).toEqual(['at c1', 'at c2', 'at c3']);
  expect(game.why('1 at b1')).toMatchObject({ why: 'cannot-stand-there' });
});

test('R148 the Farm Shop needs a free space in the bottom row', () => {
  const game = given('farm-shop', { wood: 1 }, { at: { c1: 'pen' } });
  expect(game.why('1 special-1')).toMatchObject({ why: 'nowhere' });
});

test('R150 Q10 the trough of the Feed Storehouse is placed on any space without one', () => {
  const game = given('feed-storehouse', { wood: 1, reed: 1 }, { troughs: 'a0' });
  game.play('1 special-1; build feed-storehouse; at b1');
  expect(game.offered().sort()).toEqual(['trough a1', 'trough b0', 'trough b1', 'trough c0', 'trough c1']);
});

test('R150 R8 without a trough in the supply the Feed Storehouse gives none', () => {
  const game = given('feed-storehouse', { wood: 1, reed: 1 });
  game.state.troughs = 0;
  game.play('1 special-1; build feed-storehouse; at b1');
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test('X72 a trough on a building that holds nothing is no room, but counts for the Feed Storehouse', () => {
  const game = given('pen', {}, { at: { b1: 'feed-storehouse' }, troughs: 'a0 a1 b0 c0' });
  expect(game.pointsOf(1, 'feed-storehouse')).toBe(0);
  game.play('1 troughs; trough b1');
  expect(game.pointsOf(1, 'feed-storehouse')).toBe(3);
  expect(keeps(game, { sheep: 2, pig: 1, cow: 1, horse: 1 })).toBe(true);
  expect(keeps(game, { sheep: 2, pig: 2, cow: 1, horse: 1 })).toBe(false);
});

test('R154 the Flooring Expert gives a pig or a cow and nothing else, and it may be let go', () => {
  const game = given('flooring-expert', { stone: 1, reed: 1, sheep: 1 });
  game.play('1 special-1; build flooring-expert; at b1');
  expect(game.offered()).toEqual(['pig', 'cow']);
  game.play('1 pig');
  expect(game.offered().sort()).toEqual(['keep 1 pig', 'keep 1 sheep']);
});

test('X58 for the Fodder Beet Field 2 of each type are enough, and they are kept', () => {
  const game = given(
    'fodder-beet-field',
    { sheep: 2, pig: 2, cow: 2, horse: 2 },
    { at: { a0: 'stall', a1: 'stall', b0: 'stall', b1: 'stall' }, columns: 3 },
  );
  expect(game.changes('1 special-1; build fodder-beet-field; at c1')).toEqual({
    'worker special-1': [0, 1],
    'offer fodder-beet-field': [1, 0],
    '1 sheep': [2, 3],
    '1 pig': [2, 3],
    '1 cow': [2, 3],
    '1 horse': [2, 3],
    '1 c1': [0, 'fodder-beet-field'],
  });
});

test('X58 for the Fodder Beet Field 3, 3, 3 and 1 are not enough', () => {
  const game = given('fodder-beet-field', { sheep: 3, pig: 3, cow: 3, horse: 1 });
  expect(game.why('1 special-1')).toMatchObject({ why: 'needs', condition: { atLeast: 2 } });
});

test('R156 all three animals of the Hay Rack stay if there is room', () => {
  const game = given('hay-rack', { wood: 3, reed: 1 }, { troughs: 'a0 a1' });
  expect(game.changes('1 special-1; build hay-rack; at b1')).toMatchObject({
    '1 sheep': [0, 1],
    '1 cow': [0, 1],
    '1 horse': [0, 1],
  });
});

test('X57 the Inn needs a pig and a cow on the farm', () => {
  expect(given('inn', { stone: 2, pig: 1 }).why('1 special-1')).toMatchObject({ why: 'cannot-pay' });
  expect(given('inn', { stone: 2, cow: 1 }).why('1 special-1')).toMatchObject({ why: 'cannot-pay' });
});

test('X57 the room that the pig and the cow leave is free for the horse of the Inn', () => {
  const game = given('inn', { stone: 2, pig: 1, cow: 1, sheep: 1 }, { troughs: 'a0 a1' });
  game.play('1 special-1; build inn; at b1');
  expect(game.board()).toMatchObject({ '1 horse': 1, '1 sheep': 1 });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  expect(keeps(game, { pig: 2, horse: 1, sheep: 1, cow: 1 })).toBe(true);
  expect(keeps(game, { pig: 3, horse: 1, sheep: 1, cow: 1 })).toBe(false);
});

test('R147 the Estate holds 2 horses and nothing else', () => {
  const game = given('pen', {}, { at: { b1: 'estate' } });
  expect(keeps(game, { horse: 2, cow: 1 })).toBe(true);
  expect(keeps(game, { horse: 3, cow: 1 })).toBe(false);
  expect(keeps(game, { cow: 2 })).toBe(false);
});

test('R45 what a building gives does not help to pay for it', () => {
  const game = given('duck-pond,hay-rack', { ...PLENTY, reed: 0 }, { columns: 3 });
  expect(game.play('1 special-1').offered()).toEqual(['build duck-pond']);
});
