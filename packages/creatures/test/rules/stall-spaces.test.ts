import { findBuilding } from '@furrow/creatures/buildings/index';
import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { gather, has } from './rounds';

/** A round in which seat 1 builds a stall and takes 1 wood, 3 stone and 1 reed. */
function stallRound(game: Scenario, cell: string): void {
  const edge = ['a0w', 'b0w', 'c0w', 'a1e', 'b1e', 'c1e', 'c0s', 'c1s'][game.state.round - 1];
  game.play(`
    1 stall; at ${cell}
    2 stone-1
    1 stone-2
    2 reed-sheep
    1 building-resources
    2 walls; border ${edge}; done`);
}

describe('R92 stall', () => {
  test('R92 3 stone and 1 reed for one stall from the supply', () => {
    const game = gather(new Scenario(), 2);
    expect(game.changes('1 stall; at a1')).toEqual({
      'worker stall': [0, 1],
      'supply tiles': [4, 3],
      '1 stone': [6, 3],
      '1 reed': [2, 1],
      '1 a1': [0, 'stall'],
    });
    expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
  });

  test('R92 on a space without a building', () => {
    const game = gather(new Scenario(), 1).play('1 stall');
    expect(game.offered().sort()).toEqual(['at a0', 'at a1', 'at b0', 'at b1', 'at c1']);
    expect(game.why('1 at c0')).toMatchObject({ why: 'cannot-stand-there' });
  });

  test('R92 not possible without the stone or the reed', () => {
    const reedless = new Scenario().play('1 stone-2\n2 wood-3\n1 stone-1\n2 building-resources');
    expect(reedless.why('1 stall')).toMatchObject({ why: 'cannot-pay' });
    const stoneless = new Scenario().play('1 reed-sheep\n2 wood-3\n1 stone-2\n2 stone-1');
    expect(stoneless.why('1 stall')).toMatchObject({ why: 'cannot-pay' });
    expect(stoneless.offered()).not.toContain('stall');
  });

  test('R92 not possible without a tile in the supply', () => {
    const game = gather(new Scenario(), 1);
    for (const cell of ['a1', 'b1', 'a0', 'b0']) stallRound(game, cell);
    expect(game.state.tiles).toBe(0);
    expect(game.why('1 stall')).toEqual({ why: 'no-tiles' });
    expect(game.offered()).not.toContain('stall');
  });
});

describe('R93 stables', () => {
  /** Two stalls on a1 and b1, 5 wood and 5 stone. */
  function twoStalls(): Scenario {
    const game = gather(new Scenario(), 1);
    stallRound(game, 'a1');
    stallRound(game, 'b1');
    game.play(`
      1 fences; border a0n; done
      2 stone-1
      1 stone-2
      2 reed-sheep
      1 pig-sheep
      2 building-resources`);
    expect([has(game, 1, 'wood'), has(game, 1, 'stone')]).toEqual([5, 5]);
    return game;
  }

  test('E15 two stalls, 5 wood and 5 stone: both may be flipped, one for wood, one for stone', () => {
    expect(twoStalls().changes('1 stables; flip a1 wood; flip b1 stone')).toEqual({
      'worker stables': [0, 1],
      '1 wood': [5, 0],
      '1 stone': [5, 0],
      '1 a1': ['stall', 'stable'],
      '1 b1': ['stall', 'stable'],
    });
  });

  test('E15 one stall, 3 wood and 2 stone: it cannot be flipped', () => {
    const game = new Scenario().play(`
      1 wood-3
      2 pig-sheep
      1 stone-2
      2 building-resources
      1 reed-sheep
      2 cow-pigs; keep 1 cow
      1 stone-1
      2 wood-3
      1 stall; at b1
      2 building-resources
      1 walls; border a0n; done
      2 start-wood`);
    game.play('2 wood-3\n1 stone-1');
    expect([has(game, 1, 'wood'), has(game, 1, 'stone'), game.board()['1 b1']]).toEqual([3, 2, 'stall']);
    game.play('2 building-resources');
    expect(game.why('1 stables')).toMatchObject({ why: 'cannot-pay' });
    expect(game.offered()).not.toContain('stables');
  });

  test('R93 each flip is paid by itself, all of it with wood or all of it with stone', () => {
    const game = twoStalls().play('1 stables; flip a1 wood');
    expect(game.offered()).toEqual(['flip b1 stone', 'done']);
    expect(game.why('1 flip b1 wood')).toMatchObject({ why: 'cannot-pay' });
  });

  test('R93 at least one, then the player may stop; the tile stays the same piece', () => {
    const game = twoStalls().play('1 stables');
    expect(game.why('1 done')).toEqual({ why: 'too-few', atLeast: 1 });
    expect(game.changes('1 flip b1 wood; done')).toEqual({ '1 wood': [5, 0], '1 b1': ['stall', 'stable'] });
    expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
  });

  test('R93 only own stalls: no stable, no other building, not possible without a stall', () => {
    const game = twoStalls().play('1 stables; flip b1 wood');
    expect(game.why('1 flip b1 stone')).toMatchObject({ why: 'no-stall-there' });
    expect(game.why('1 flip c0 stone')).toMatchObject({ why: 'no-stall-there' });
    expect(gather(new Scenario(), 2).why('1 stables')).toEqual({ why: 'no-stall' });
  });
});

describe('R94 a Cow Stall or Pig Stall on stables', () => {
  test.each(['cow-stall', 'pig-stall'])(
    'R94 a stable tile from the supply takes the place of the %s',
    (stall) => {
      const game = gather(new Scenario({ buildings: stall }), 1).play(`
      1 special-1; build ${stall}; at b1
      2 stone-1
      1 wood-3
      2 reed-sheep
      1 start-wood
      2 walls; border c1s; done`);
      expect(game.changes('1 stables; flip b1 wood')).toEqual({
        'worker stables': [0, 1],
        'supply tiles': [5, 4],
        [`offer ${stall}`]: [0, 1],
        '1 wood': [5, 0],
        '1 b1': [stall, 'stable'],
      });
    },
  );

  test('R94 without a tile in the supply only regular stalls are flipped', () => {
    const game = gather(new Scenario({ buildings: 'cow-stall' }), 1).play(`
      1 special-1; build cow-stall; at b1
      2 stone-1
      1 building-resources
      2 reed-sheep
      1 expand; expand right
      2 walls; border b0w; done`);
    for (const cell of ['a0', 'a1', 'b0', 'c1', 'a2']) stallRound(game, cell);
    expect([game.state.round, game.state.tiles]).toEqual([8, 0]);
    game.play('1 stables');
    expect(game.offered()).not.toContain('flip b1 wood');
    expect(game.why('1 flip b1 wood')).toEqual({ why: 'no-tiles' });
    expect(game.changes('1 flip a0 wood')).toMatchObject({ '1 a0': ['stall', 'stable'] });
  });
});

describe('R95 special buildings', () => {
  test('R95 exactly one building of the offer for its cost', () => {
    const game = gather(new Scenario(), 2).play('1 special-1');
    expect(game.offered()).toEqual(['build half-timbered-house', 'build shelter', 'build storage']);
    expect(game.why('1 pass')).toMatchObject({ why: 'not-asked' });
    expect(game.why('1 done')).toMatchObject({ why: 'not-asked' });
    expect(game.changes('1 build storage; at b1')).toEqual({
      'offer storage': [1, 0],
      '1 wood': [8, 6],
      '1 reed': [2, 1],
      '1 b1': [0, 'storage'],
    });
    expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
  });

  test('R95 stalls and stables cannot be built here, nor what is not in the offer', () => {
    const game = gather(new Scenario(), 2).play('1 special-1');
    for (const id of ['stall', 'stable', 'cottage', 'pen']) {
      expect(game.why(`1 build ${id}`)).toEqual({ why: 'not-offered', building: findBuilding(id)?.number });
    }
  });

  test('R95 the cost must be paid: the space is closed if nothing can be built', () => {
    const game = new Scenario().play('1 wood-3\n2 stone-1');
    expect(game.offered()).not.toContain('special-1');
    expect(game.why('1 special-1')).toEqual({ why: 'nothing-to-build' });
    game.play('1 reed-sheep\n2 stone-2');
    expect(game.why('1 special-1; build shelter')).toMatchObject({ why: 'cannot-pay' });
    expect(game.changes('1 build storage; at b1')).toMatchObject({ '1 wood': [3, 1], '1 reed': [1, 0] });
  });

  test('R95 the prerequisite must be met', () => {
    const game = new Scenario({ buildings: 'duck-pond' });
    expect(game.why('1 special-1')).toMatchObject({ why: 'needs', condition: { atLeast: 6 } });
    game.play('1 expand; expand right\n2 wood-3');
    expect(game.changes('1 special-1; build duck-pond; at a2')).toMatchObject({ '1 reed': [0, 1] });
  });
});

describe('R96 both special spaces', () => {
  const afterOne = () => gather(new Scenario(), 2).play('1 special-1; build storage; at b1\n2 stone-1');

  test("E16 the same player's next worker may go to special-2", () => {
    const game = afterOne();
    expect(game.offered()).toContain('special-2');
    expect(game.why('1 special-1')).toMatchObject({ why: 'occupied' });
    expect(game.changes('1 special-2; build shelter; at a1; cow')).toEqual({
      'worker special-2': [0, 1],
      'offer shelter': [1, 0],
      '1 wood': [6, 4],
      '1 stone': [6, 5],
      '1 cow': [0, 1],
      '1 a1': [0, 'shelter'],
    });
  });

  test('R96 the opponent may use the other one in the same round', () => {
    const game = new Scenario().play(`
      1 wood-3
      2 building-resources
      1 reed-sheep
      2 start-wood
      1 special-1; build storage; at b1`);
    expect(has(game, 2, 'wood')).toBe(2);
    expect(game.why('2 special-1')).toMatchObject({ why: 'occupied' });
    expect(game.changes('2 special-2; build shelter; at b1; pig')).toMatchObject({
      '2 b1': [0, 'shelter'],
      '2 pig': [0, 1],
      'offer shelter': [1, 0],
    });
  });
});
