import { whyNotGot } from '@furrow/creatures/getting';
import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { gather, has } from '../rules/rounds';

describe('Half-Timbered House', () => {
  test('R125 it goes only over the Cottage', () => {
    const game = gather(new Scenario(), 2);
    expect(game.changes('1 special-1; build half-timbered-house')).toEqual({
      'worker special-1': [0, 1],
      'offer half-timbered-house': [1, 0],
      '1 wood': [8, 5],
      '1 stone': [6, 4],
      '1 reed': [2, 1],
      '1 c0': ['cottage', 'half-timbered-house'],
    });
    expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
  });

  test('R125 worth 5 points, room for 2 animals of one type', () => {
    const game = gather(new Scenario(), 2).play(
      '1 special-1; build half-timbered-house\n2 stone-1\n1 cow-pigs',
    );
    expect(game.points(1, 'buildings')).toBe(5);
    expect(game.why('1 keep 1 cow 1 pig')).toEqual({ why: 'no-room' });
    expect(game.offered().sort()).toEqual(['keep 1 cow', 'keep 2 pig']);
  });

  const upgrades = ['half-timbered-house', 'byre-dwelling', 'log-house'];

  test.each(upgrades)('R126 after the %s no other Cottage upgrade can be built', (first) => {
    const game = gather(new Scenario({ buildings: `${upgrades.join()},pen` }), 3).play('1 special-1');
    expect(game.offered()).toEqual(expect.arrayContaining(upgrades.map((id) => `build ${id}`)));
    game.play(`1 build ${first}`);
    expect(game.board()['1 c0']).toBe(first);
    game.play('2 stone-1\n1 special-2');
    expect(game.offered()).toEqual(['build pen']);
    for (const other of upgrades.filter((id) => id !== first)) {
      expect(game.why(`1 build ${other}`)).toMatchObject({ why: 'nowhere' });
    }
  });
});

describe('Open Stable', () => {
  /** Seat 1 has a stall on b1, 8 wood and 3 stone, and places the second worker of round 3. */
  const withStall = () => gather(new Scenario(), 2).play('1 stall; at b1\n2 stone-1');

  test.each([
    ['wood', 'cow', [8, 5]],
    ['stone', 'horse', [3, 0]],
  ])('R127 over a stall for 3 %s, with 1 %s; the tile goes back to the supply', (pay, animal, paid) => {
    expect(withStall().changes(`1 special-1; build open-stable; pay ${pay}; ${animal}`)).toEqual({
      'worker special-1': [0, 1],
      'offer open-stable': [1, 0],
      'supply tiles': [3, 4],
      [`1 ${pay}`]: paid,
      [`1 ${animal}`]: [0, 1],
      '1 b1': ['stall', 'open-stable'],
    });
  });

  test('R127 only a cow or a horse', () => {
    const game = withStall().play('1 special-1; build open-stable; pay wood');
    expect(game.offered()).toEqual(['cow', 'horse']);
    expect(game.why('1 sheep')).toMatchObject({ why: 'unreadable' });
    expect(game.asked()).toEqual([{ seat: 1, kind: 'oneOf', open: false }]);
  });

  test('R127 the price is not mixed', () => {
    const game = new Scenario().play(`
      1 stone-2
      2 stone-1
      1 building-resources
      2 wood-3
      1 stall; at b1
      2 reed-sheep
      1 building-resources
      2 stone-2
      1 stone-1
      2 wood-3
      1 special-1`);
    expect([has(game, 1, 'wood'), has(game, 1, 'stone')]).toEqual([2, 2]);
    expect(game.offered()).not.toContain('build open-stable');
    expect(game.why('1 build open-stable')).toMatchObject({ why: 'cannot-pay' });
  });

  test('R127 not without an own stall, and not over a stable', () => {
    const game = gather(new Scenario(), 2).play('1 special-1');
    expect(game.why('1 build open-stable')).toMatchObject({ why: 'nowhere' });
    const flipped = withStall().play('1 stables; flip b1 wood\n2 stone-2\n1 special-1');
    expect(flipped.why('1 build open-stable')).toMatchObject({ why: 'nowhere' });
  });

  test('R127 whoever lacks goods and a stall hears of both', () => {
    const game = new Scenario();
    expect(whyNotGot(game.state, 0, 'open-stable')).toMatchObject({
      why: 'cannot-pay',
      besides: [{ why: 'nowhere' }],
    });
    game.give(1, { stone: 3 });
    expect(whyNotGot(game.state, 0, 'open-stable')).toMatchObject({ why: 'nowhere' });
    expect(whyNotGot(game.state, 0, 'open-stable')).not.toHaveProperty('besides');
  });

  test('R127 it is no stall: stables cannot flip it, nor build it', () => {
    const game = withStall().play('1 special-1; build open-stable; pay stone; cow\n2 stone-2');
    expect(has(game, 1, 'wood')).toBe(8);
    expect(game.why('1 stables')).toEqual({ why: 'no-stall' });
  });

  test.each(['cow-stall', 'pig-stall'])('R127 over the %s, which goes back to the offer', (stall) => {
    const game = gather(new Scenario({ buildings: `open-stable,${stall}` }), 2).play(
      `1 special-1; build ${stall}; at b1\n2 stone-1`,
    );
    expect(game.changes('1 special-2; build open-stable; pay stone; horse')).toEqual({
      'worker special-2': [0, 1],
      'offer open-stable': [1, 0],
      [`offer ${stall}`]: [0, 1],
      '1 stone': [6, 3],
      '1 horse': [0, 1],
      '1 b1': [stall, 'open-stable'],
    });
  });

  test('R127 worth 2 points, room for 5 of one type', () => {
    const game = withStall().play('1 special-1; build open-stable; pay stone; cow\n2 stone-2\n1 cow-pigs');
    expect(game.points(1, 'buildings')).toBe(2);
    expect([has(game, 1, 'cow'), has(game, 1, 'pig')]).toEqual([2, 2]);
    expect(game.offered().sort()).toEqual(['keep 1 pig 2 cow', 'keep 2 pig 1 cow']);
  });

  test('E18 with all 4 tiles on the farms, the stall it replaces can be built again', () => {
    const game = gather(new Scenario(), 1);
    for (const cell of ['a1', 'b1', 'a0', 'b0']) {
      game.play(`
        1 stall; at ${cell}
        2 stone-1
        1 stone-2
        2 reed-sheep
        1 building-resources
        2 walls; border ${cell}w; done`);
    }
    expect([game.state.tiles, game.why('1 stall')]).toEqual([0, { why: 'no-tiles' }]);
    game.play('1 special-1; build open-stable; pay wood; at a1; cow\n2 stone-1');
    expect(game.state.tiles).toBe(1);
    expect(game.changes('1 stall; at c1')).toEqual({
      'worker stall': [0, 1],
      'supply tiles': [1, 0],
      '1 stone': [3, 0],
      '1 reed': [1, 0],
      '1 c1': [0, 'stall'],
    });
  });
});

describe('Shelter', () => {
  test.each(['sheep', 'pig', 'cow', 'horse'])('R128 it gives 1 animal of any type: %s', (animal) => {
    const game = new Scenario({ buildings: 'shelter' }).play(`
      1 wood-3
      2 stone-1
      1 building-resources
      2 stone-2`);
    expect(game.changes(`1 special-1; build shelter; at b1; ${animal}`)).toEqual({
      'worker special-1': [0, 1],
      'offer shelter': [1, 0],
      '1 wood': [4, 2],
      '1 stone': [1, 0],
      [`1 ${animal}`]: [0, 1],
      '1 b1': [0, 'shelter'],
    });
  });

  test('R128 one animal, which may be kept in it', () => {
    const game = new Scenario().play('1 cow-pigs\n2 stone-1\n1 wood-3\n2 stone-2\n1 building-resources');
    game.play('2 reed-sheep\n1 special-1; build shelter; at b1; horse');
    expect([has(game, 1, 'cow'), has(game, 1, 'horse')]).toEqual([1, 1]);
    expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
    expect(game.points(1, 'buildings')).toBe(0);
  });
});

describe('Storage', () => {
  test('R129 half a point for each wood, stone and reed in the own supply', () => {
    const game = gather(new Scenario(), 2);
    expect(game.changes('1 special-1; build storage; at b1')).toEqual({
      'worker special-1': [0, 1],
      'offer storage': [1, 0],
      '1 wood': [8, 6],
      '1 reed': [2, 1],
      '1 b1': [0, 'storage'],
    });
    expect([has(game, 1, 'wood'), has(game, 1, 'stone'), has(game, 1, 'reed')]).toEqual([6, 6, 1]);
    expect(game.pointsOf(1, 'storage')).toBe(6.5);
    game.play('2 stone-1\n1 stall; at a1');
    expect(game.pointsOf(1, 'storage')).toBe(4.5);
  });

  test('R129 goods elsewhere do not count: animals, borders, the spaces, the opponent', () => {
    const game = new Scenario().play(`
      1 wood-3
      2 stone-2
      1 reed-sheep
      2 building-resources
      1 special-1; build storage; at b1
      2 stone-1`);
    expect([has(game, 1, 'wood'), has(game, 1, 'border')]).toEqual([1, 9]);
    expect(game.pointsOf(1, 'storage')).toBe(0.5);
    game.play('1 cow-pigs; keep 1 cow');
    expect(game.pointsOf(1, 'storage')).toBe(0.5);
  });
});
