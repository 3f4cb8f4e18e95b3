import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { keeps } from './keeps';

const PLENTY = { wood: 9, stone: 9, reed: 9 };
const STALLS = [
  { stall: 'cow-stall', animal: 'cow', other: 'pig' },
  { stall: 'pig-stall', animal: 'pig', other: 'cow' },
] as const;

test('R143 R169 the Cow Stall holds 3 cows, the Pig Stall 3 pigs, with a trough 6', () => {
  for (const { stall, animal, other } of STALLS) {
    const game = new Scenario().lay(1, { at: { b1: stall } });
    expect(keeps(game, { [animal]: 3, [other]: 1 })).toBe(true);
    expect(keeps(game, { [animal]: 4, [other]: 1 })).toBe(false);
    expect(keeps(game, { [other]: 2 })).toBe(false);
    expect(keeps(game.lay(1, { troughs: 'b1' }), { [animal]: 6, [other]: 1 })).toBe(true);
  }
});

test('R143 R169 upgraded on Stables it goes back to the offer and gives no points', () => {
  for (const { stall } of STALLS) {
    const game = new Scenario().lay(1, { at: { b1: stall }, troughs: 'b1' });
    game.give(1, { stone: 5, cow: 11, pig: 13 });
    expect(game.pointsOf(1, stall)).toBe(4);
    expect(game.changes('1 stables; flip b1 stone')).toMatchObject({
      [`offer ${stall}`]: [0, 1],
      'supply tiles': [4, 3],
      '1 stone': [5, 0],
      '1 b1': [stall, 'stable'],
    });
    expect(game.board()).toMatchObject({ '1 b1 trough': 1 });
    expect(game.pointsOf(1, stall)).toBe(0);
  }
});

test('X11 building the Cow Stall or Pig Stall uses the Barn: the animal is taken, then it may become a stable', () => {
  for (const { stall, animal } of STALLS) {
    const game = new Scenario({ buildings: stall }).lay(1, { at: { a0: 'barn' } }).give(1, PLENTY);
    game.play(`1 special-1; build ${stall}; at b1`);
    expect(game.board()).toMatchObject({ [`1 ${animal}`]: 1, '1 b1': stall });
    expect(game.offered()).toEqual(['yes', 'no']);
    expect(game.changes('1 yes')).toMatchObject({
      [`offer ${stall}`]: [0, 1],
      'supply tiles': [5, 4],
      '1 b1': [stall, 'stable'],
    });
    game.play('2 wood-3').play(`1 special-2; build ${stall}; at a1`);
    expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  }
});

test('X11 without a tile in the supply the Barn upgrades nothing and is lost', () => {
  const game = new Scenario({ buildings: 'cow-stall' }).lay(1, { at: { a0: 'barn' } }).give(1, PLENTY);
  game.state.tiles = 0;
  game.play('1 special-1; build cow-stall; at b1');
  expect(game.board()).toMatchObject({ '1 b1': 'cow-stall', '1 cow': 1 });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  game.state.tiles = 1;
  game.play('2 wood-3').play('1 stall; at a1');
  expect(game.board()).toMatchObject({ '1 a1': 'stall' });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test('X30 the Open Stable may replace the Cow Stall or Pig Stall, and no stall tile moves', () => {
  for (const { stall, animal } of STALLS) {
    const game = new Scenario({ buildings: 'open-stable' }).lay(1, { at: { b1: stall } });
    game.give(1, { stone: 3, [animal]: 3 });
    expect(game.changes('1 special-1; build open-stable; horse')).toEqual({
      'worker special-1': [0, 1],
      'offer open-stable': [1, 0],
      [`offer ${stall}`]: [0, 1],
      '1 stone': [3, 0],
      '1 horse': [0, 1],
      '1 b1': [stall, 'open-stable'],
    });
    expect(keeps(game, { sheep: 5, horse: 1 })).toBe(true);
    expect(keeps(game, { sheep: 6, horse: 1 })).toBe(false);
  }
});

test('X33 once back in the offer either player may build it, the animal and the points come again', () => {
  for (const { stall, animal } of STALLS) {
    const game = new Scenario({ buildings: 'open-stable' }).lay(1, { at: { b1: stall } });
    game.give(1, { stone: 3 }).give(2, { wood: 4, reed: 1, cow: 10, pig: 12 });
    game.play('1 special-1; build open-stable; horse').play(`2 special-2; build ${stall}; at a0`);
    expect(game.board()).toMatchObject({ '2 a0': stall, [`2 ${animal}`]: animal === 'cow' ? 11 : 13 });
    expect([game.pointsOf(1, stall), game.pointsOf(2, stall)]).toEqual([0, 4]);
  }
});

test('X34 without a tile the Cow Stall or Pig Stall is not upgraded on Stables, the Open Stable still replaces it', () => {
  for (const { stall } of STALLS) {
    const game = new Scenario({ buildings: 'open-stable' }).lay(1, { at: { b1: stall } }).give(1, PLENTY);
    game.state.tiles = 0;
    expect(game.why('1 stables')).toEqual({ why: 'no-tiles' });
    game.lay(1, { at: { a1: 'stall' } });
    game.play('1 stables');
    expect(game.why('1 flip b1 wood')).toEqual({ why: 'no-tiles' });
    game.play('1 flip a1 wood').play('2 wood-3');
    expect(game.changes('1 special-1; build open-stable; pay stone; cow')).toMatchObject({
      '1 b1': [stall, 'open-stable'],
      [`offer ${stall}`]: [0, 1],
    });
    expect(game.state.tiles).toBe(0);
  }
});

test('X35 the stable tile under the Materials Outlet comes back as a stall for either player', () => {
  const game = new Scenario({ buildings: 'materials-outlet' }).lay(1, { at: { b1: 'stable' } });
  game.state.tiles = 0;
  game.give(1, { reed: 1 }).give(2, { stone: 3, reed: 1 });
  game.play('1 special-1; build materials-outlet');
  expect(game.board()).toMatchObject({ 'supply tiles': 1, '1 b1': 'materials-outlet' });
  expect(game.changes('2 stall; at b1')).toMatchObject({
    'supply tiles': [1, 0],
    '2 b1': [0, 'stall'],
  });
});

test('X35 a stable that came from a Cow Stall is a regular stable', () => {
  const game = new Scenario({ buildings: 'materials-outlet' }).lay(1, { at: { b1: 'cow-stall' } });
  game.give(1, { wood: 5, reed: 1 }).play('1 stables; flip b1 wood').play('2 stone-1');
  expect(game.changes('1 special-1; build materials-outlet')).toEqual({
    'worker special-1': [0, 1],
    'offer materials-outlet': [1, 0],
    'supply tiles': [4, 5],
    '1 wood': [0, 4],
    '1 stone': [0, 3],
    '1 reed': [1, 0],
    '1 b1': ['stable', 'materials-outlet'],
  });
});

test('R165 the Materials Outlet goes over no stall and no Open Stable', () => {
  for (const building of ['stall', 'open-stable', 'cow-stall', 'pig-stall']) {
    const game = new Scenario({ buildings: 'materials-outlet' }).lay(1, { at: { b1: building } });
    expect(game.give(1, { reed: 1 }).why('1 special-1')).toMatchObject({ why: 'nowhere' });
  }
});

test('X49 some buildings look like stalls and are none', () => {
  const looks = ['byre-dwelling', 'estate', 'flooring-expert', 'hay-rack', 'materials-outlet', 'reed-hut'];
  for (const building of looks) {
    const game = new Scenario({ buildings: 'open-stable' }).lay(1, { at: { b1: building } });
    game.give(1, PLENTY);
    expect(game.why('1 stables')).toEqual({ why: 'no-stall' });
    expect(game.why('1 special-1')).toMatchObject({ why: 'nowhere' });
  }
});

test('X49 some buildings look like stables and are none', () => {
  for (const building of ['barn', 'country-house', 'manor', 'office']) {
    const game = new Scenario({ buildings: 'materials-outlet' });
    game.lay(1, { at: { b1: building, a0: 'hayrick', c0: 'flooring-expert' }, troughs: 'b1' });
    game.give(1, PLENTY);
    expect(game.why('1 special-1')).toMatchObject({ why: 'nowhere' });
    expect(keeps(game, { horse: 1 })).toBe(true);
    expect(keeps(game, { horse: 1, cow: 1 })).toBe(false);
  }
});
