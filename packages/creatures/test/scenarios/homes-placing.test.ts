import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { keeps } from './keeps';
import { quietRounds } from './quiet-rounds';

const PLENTY = { wood: 9, stone: 9, reed: 9 };

test('R126 R135 R163 no Cottage upgrade goes over another one', () => {
  const upgrades = ['half-timbered-house', 'byre-dwelling', 'log-house'];
  for (const standing of upgrades) {
    const game = new Scenario({ buildings: upgrades.join(',') });
    game.give(1, PLENTY).play(`1 special-1; build ${standing}`).play('2 stone-1');
    expect(game.board()).toMatchObject({ '1 c0': standing });
    expect(game.why('1 special-2')).toEqual({ why: 'nothing-to-build' });
  }
});

test('R140 the Corner House stands only on a corner of the whole farm', () => {
  const game = new Scenario({ buildings: 'corner-house' }).give(1, PLENTY);
  game.play(`
    1 expand; expand left
    2 wood-3
    1 special-1; build corner-house`);
  expect(game.offered().sort()).toEqual(['at a-1', 'at a1', 'at c-1', 'at c1']);
  expect(game.why('1 at a0')).toMatchObject({ why: 'cannot-stand-there' });
});

test('E29 with the Corner House Expand gives 3 borders, the Country House 1 cow, and no expansion comes', () => {
  const game = new Scenario({ buildings: 'country-house' }).play(quietRounds(2));
  game.lay(1, { at: { a1: 'corner-house' } }).give(1, { wood: 3, stone: 3 });
  expect(game.changes('1 expand')).toEqual({
    'worker expand': [0, 1],
    'on expand': [3, 0],
    '1 border': [9, 12],
  });
  expect(game.play('2 wood-3').changes('1 special-1; build country-house; at a0')).toEqual({
    'worker special-1': [0, 1],
    'offer country-house': [1, 0],
    '1 wood': [3, 0],
    '1 stone': [3, 0],
    '1 cow': [0, 1],
    '1 a0': [0, 'country-house'],
  });
});

test('R140 the opponent of the Corner House still expands', () => {
  const game = new Scenario().lay(1, { at: { a1: 'corner-house' } }).play('1 wood-3');
  expect(game.changes('2 expand; expand right')).toMatchObject({ '2 columns': [2, 3] });
});

test('R139 the second building of the Conservatory is optional and costs its normal price', () => {
  const passed = new Scenario({ buildings: 'conservatory,pen' }).give(1, { wood: 2, stone: 1 });
  passed.play('1 special-1; build conservatory; at b1');
  expect(passed.offered()).toEqual(['build pen', 'pass']);
  expect(passed.changes('1 pass')).toEqual({});
  expect(passed.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  const poor = new Scenario({ buildings: 'conservatory,pen' }).give(1, { wood: 1, stone: 1 });
  poor.play('1 special-1; build conservatory; at b1');
  expect(poor.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test('R139 the second building stands beside the Conservatory', () => {
  const game = new Scenario({ buildings: 'conservatory,pen' }).give(1, { wood: 2, stone: 1 });
  game.play('1 special-1; build conservatory; at a0; build pen');
  expect(game.offered()).toEqual(['at b0', 'at a1']);
  expect(game.why('1 at b1')).toMatchObject({ why: 'cannot-stand-there' });
});

test('R139 the Conservatory holds 1 sheep and nothing else', () => {
  const game = new Scenario().lay(1, { at: { a0: 'conservatory' } });
  expect(keeps(game, { sheep: 1, cow: 1 })).toBe(true);
  expect(keeps(game, { sheep: 2 })).toBe(true);
  expect(keeps(game, { sheep: 3 })).toBe(false);
  expect(keeps(game, { cow: 2 })).toBe(false);
});

test('Q37 the second building needs no further space, and only one is added', () => {
  const game = new Scenario({ buildings: 'conservatory,pen,barn' }).give(1, PLENTY);
  game.play('1 special-1; build conservatory; at b1; build pen; at b0');
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  expect(game.board()).toMatchObject({ 'worker special-1': 1, 'offer barn': 1 });
  expect(game.give(2, PLENTY).offered(2)).toContain('special-2');
});

test('X65 an upgrade follows the Conservatory only if what it replaces is beside it', () => {
  const buildings = 'conservatory,byre-dwelling,open-stable,materials-outlet';
  const given = (cell: string) =>
    new Scenario({ buildings })
      .give(1, PLENTY)
      .lay(1, { at: { a1: 'stall', c1: 'stable' } })
      .play(`1 special-1; build conservatory; at ${cell}`);
  expect(given('b0').offered()).toEqual(['build byre-dwelling', 'pass']);
  expect(given('a0').offered()).toEqual(['build open-stable', 'pass']);
  expect(given('b1').offered().sort()).toEqual(['build materials-outlet', 'build open-stable', 'pass']);
});

test('X66 beside the Conservatory the Corner House needs a corner, the Farm Shop the bottom row', () => {
  const corner = new Scenario({ buildings: 'conservatory,corner-house' }).give(1, PLENTY);
  corner.play('1 special-1; build conservatory; at a1');
  expect(corner.changes('1 build corner-house')).toMatchObject({ '1 a0': [0, 'corner-house'] });
  const shop = new Scenario({ buildings: 'conservatory,farm-shop' }).give(1, PLENTY);
  shop.play('1 special-1; build conservatory; at b1');
  expect(shop.changes('1 build farm-shop')).toMatchObject({ '1 c1': [0, 'farm-shop'] });
  const neither = new Scenario({ buildings: 'conservatory,corner-house,farm-shop' }).give(1, PLENTY);
  neither.play('1 expand; expand left').play('2 wood-3');
  neither.play('1 special-1; build conservatory; at b0');
  expect(neither.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test('R142 the Country House adds an expansion if one is left, at the side the owner likes', () => {
  const game = new Scenario({ buildings: 'country-house' }).give(1, PLENTY);
  game.play('1 special-1; build country-house; at a0');
  expect(game.offered()).toEqual(['expand left', 'expand right']);
  const none = new Scenario({ buildings: 'country-house' }).give(1, PLENTY);
  none.state.expansions = 0;
  expect(none.changes('1 special-1; build country-house; at a0')).toMatchObject({ '1 cow': [0, 1] });
  expect(none.board()).toMatchObject({ '1 columns': 2 });
});

test('X67 the Country House stands on the old farm, but its cow may stand on the new expansion', () => {
  const given = () =>
    new Scenario({ buildings: 'country-house' })
      .lay(1, { at: { b1: 'dairy-farm', a1: 'hayrick', c1: 'hay-rack', b0: 'organic-farm' } })
      .give(1, { wood: 3, stone: 3, sheep: 1, cow: 2, pig: 3 });
  const beside = given().play('1 special-1; build country-house; expand right');
  expect(beside.board()).toMatchObject({ '1 a0': 'country-house', '1 sheep': 1, '1 cow': 3, '1 pig': 3 });
  expect(beside.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  const apart = given().play('1 special-1; build country-house; expand left');
  expect(apart.asked()).toMatchObject([{ seat: 1, kind: 'settle' }]);
  expect(apart.why('1 keep 1 sheep 3 pig 3 cow')).toEqual({ why: 'no-room' });
});

test('X68 Q38 a trough on the Cottage stays and doubles the upgrade', () => {
  const game = new Scenario({ buildings: 'byre-dwelling' }).give(1, PLENTY).lay(1, { troughs: 'c0' });
  game.play('1 special-1; build byre-dwelling');
  expect(game.board()).toMatchObject({ '1 c0': 'byre-dwelling', '1 c0 trough': 1 });
  expect(keeps(game, { horse: 8 })).toBe(true);
  expect(keeps(game, { horse: 9 })).toBe(false);
});

test('Q38 a trough stays under the Open Stable and the Materials Outlet', () => {
  const game = new Scenario({ buildings: 'open-stable,materials-outlet' });
  game.give(1, PLENTY).lay(1, { at: { a1: 'stall', b1: 'stable' }, troughs: 'a1 b1' });
  game.play(`
    1 special-1; build open-stable; pay wood; horse
    2 wood-3
    1 special-2; build materials-outlet`);
  expect(game.board()).toMatchObject({ '1 a1 trough': 1, '1 b1 trough': 1 });
  expect(keeps(game, { cow: 10, horse: 2, pig: 1 })).toBe(true);
  expect(keeps(game, { cow: 11, horse: 3 })).toBe(false);
});

test('X69 borders on the outer edge stay when an expansion is added and close both sides', () => {
  const game = new Scenario().lay(1, { borders: 'b1n b1e b1s b1w' }).give(1, { wood: 3 });
  expect(game.changes('1 expand; expand right')).toMatchObject({
    '1 columns': [2, 3],
    '1 border b1e': [1, 0],
    '1 border b2w': [0, 1],
  });
  expect(keeps(game, { cow: 2, pig: 1 })).toBe(true);
  game.play(`
    2 wood-3
    1 fences; border b2n b2e b2s`);
  expect(keeps(game, { cow: 2, sheep: 2, pig: 1 })).toBe(true);
});
