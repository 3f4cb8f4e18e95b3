import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { gather, has } from './rounds';

describe('R89 fences', () => {
  test('R89 any number of borders, 1 wood each', () => {
    const game = new Scenario().play('1 wood-3\n2 stone-1');
    expect(game.changes('1 fences; border a0n a0w b0n')).toEqual({
      'worker fences': [0, 1],
      '1 wood': [3, 0],
      '1 border': [9, 6],
      '1 border a0n': [0, 1],
      '1 border a0w': [0, 1],
      '1 border b0n': [0, 1],
    });
    expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
  });

  test('R89 at least one; then the player may stop', () => {
    const game = new Scenario().play('1 wood-3\n2 stone-1\n1 fences');
    expect(game.why('1 done')).toEqual({ why: 'too-few', atLeast: 1 });
    expect(game.changes('1 border a0n; done')).toEqual({
      '1 wood': [3, 2],
      '1 border': [9, 8],
      '1 border a0n': [0, 1],
    });
  });

  test('R89 no border beyond the wood', () => {
    const game = new Scenario().play('1 wood-3\n2 stone-1\n1 fences');
    expect(game.why('1 border a0n a0w b0n b0w')).toMatchObject({ why: 'cannot-pay' });
  });

  test('R89 not possible without wood', () => {
    const game = new Scenario().play('1 stone-2\n2 stone-1');
    expect(game.offered()).not.toContain('fences');
    expect(game.why('1 fences')).toMatchObject({ why: 'cannot-pay', prices: [[[0, 1]]] });
  });

  test('R89 the borders come from the own supply: none beyond it, and not possible without', () => {
    const game = gather(new Scenario(), 3).play('1 fences');
    expect(game.why('1 border a0n a0w b0n b0w c0n c0w a1n a1w b1n b1w')).toEqual({
      why: 'too-many',
      atMost: 9,
    });
    game.play('1 border a0n a0w b0n b0w c0n c0w a1n a1w b1n');
    expect(has(game, 1, 'border')).toBe(0);
    game.play('stone-1\nwood-3\nstone-2\nbuilding-resources\nreed-sheep');
    expect(game.offered()).not.toContain('fences');
    expect(game.why('1 fences')).toEqual({ why: 'no-borders' });
    expect(game.why('1 walls')).toEqual({ why: 'no-borders' });
  });
});

describe('R90 walls', () => {
  const all = ['a0n', 'a0w', 'b0n', 'b0w', 'c0n', 'c0w', 'a1n', 'a1w', 'b1n'];

  test.each([1, 2, 3, 4, 5])('R90 %i borders cost 2 stone for each beyond the second', (k) => {
    const game = gather(new Scenario(), 2).play('1 walls');
    const stone = 2 * Math.max(0, k - 2);
    const before = has(game, 1, 'stone');
    game.play(`1 border ${all.slice(0, k).join(' ')}`);
    expect(before - has(game, 1, 'stone')).toBe(stone);
    expect(has(game, 1, 'border')).toBe(9 - k);
    expect(has(game, 1, 'wood')).toBe(8);
  });

  test('R90 the price is the same one border at a time', () => {
    const game = gather(new Scenario(), 2);
    expect(game.changes('1 walls; border a0n; border a0w; border b0n; border b0w; done')).toEqual({
      'worker walls': [0, 1],
      '1 stone': [6, 2],
      '1 border': [9, 5],
      '1 border a0n': [0, 1],
      '1 border a0w': [0, 1],
      '1 border b0n': [0, 1],
      '1 border b0w': [0, 1],
    });
  });

  test('R90 at least one', () => {
    const game = new Scenario().play('1 walls');
    expect(game.why('1 done')).toEqual({ why: 'too-few', atLeast: 1 });
  });

  test('E13 without stone 1 or 2 borders may be placed, not 3', () => {
    const one = new Scenario();
    expect(one.changes('1 walls; border a0n; done')).toEqual({
      'worker walls': [0, 1],
      '1 border': [9, 8],
      '1 border a0n': [0, 1],
    });
    const two = new Scenario();
    expect(two.changes('1 walls; border a0n a0w')).toEqual({
      'worker walls': [0, 1],
      '1 border': [9, 7],
      '1 border a0n': [0, 1],
      '1 border a0w': [0, 1],
    });
    expect(two.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
    expect(new Scenario().why('1 walls; border a0n a0w b0n')).toMatchObject({ why: 'cannot-pay' });
  });

  test('E13 3 borders need 2 stone', () => {
    const short = new Scenario().play('1 stone-1\n2 wood-3');
    expect(short.why('1 walls; border a0n a0w b0n')).toMatchObject({ why: 'cannot-pay' });
    const exact = new Scenario().play('1 stone-2\n2 wood-3\n1 walls; border a0n a0w b0n');
    expect([has(exact, 1, 'stone'), has(exact, 1, 'border')]).toEqual([0, 6]);
  });

  test('E13 5 borders need 6 stone', () => {
    const exact = gather(new Scenario(), 2).play('1 walls; border a0n a0w b0n b0w c0n');
    expect([has(exact, 1, 'stone'), has(exact, 1, 'border')]).toEqual([0, 4]);
    const short = gather(new Scenario(), 1).play('1 stone-2\n2 stone-1');
    expect(has(short, 1, 'stone')).toBe(5);
    expect(short.why('1 walls; border a0n a0w b0n b0w c0n')).toMatchObject({ why: 'cannot-pay' });
  });
});

describe('R91 feeding troughs', () => {
  test('R91 the first trough is free, each further one costs 3 wood, all from the common supply', () => {
    const game = gather(new Scenario(), 2);
    expect(game.changes('1 troughs; trough a0 a1 c0')).toEqual({
      'worker troughs': [0, 1],
      'supply troughs': [10, 7],
      '1 wood': [8, 2],
      '1 a0 trough': [0, 1],
      '1 a1 trough': [0, 1],
      '1 c0 trough': [0, 1],
    });
  });

  test('R91 the price is the same one trough at a time, and the player may stop after the first', () => {
    const game = gather(new Scenario(), 2).play('1 troughs; trough a0; trough b0; done');
    expect([has(game, 1, 'wood'), game.state.troughs]).toEqual([5, 8]);
    const one = gather(new Scenario(), 2).play('1 troughs; trough a0; done');
    expect([has(one, 1, 'wood'), one.state.troughs]).toEqual([8, 9]);
  });

  test('R91 at least one, on spaces of the own farm without a trough', () => {
    const game = new Scenario().play('1 troughs');
    expect(game.why('1 done')).toEqual({ why: 'too-few', atLeast: 1 });
    expect(game.why('1 trough a2')).toMatchObject({ why: 'unreadable' });
    game.play('1 trough a0');
    game.play('stone-1\nwood-3\nstone-2\nbuilding-resources\nreed-sheep');
    expect(game.why('1 troughs; trough a0')).toMatchObject({ why: 'trough-taken' });
    expect(game.offered()).not.toContain('trough a0');
  });

  test('R91 not possible when the supply of troughs is empty', () => {
    const game = gather(new Scenario(), 4).play(`
      1 troughs; trough a0 a1 b0 b1 c0 c1
      2 stone-1
      1 building-resources
      2 stone-2
      1 reed-sheep
      2 walls; border c1s; done
      1 expand; expand right
      2 troughs; trough a0
      1 wood-3
      2 stone-1
      1 building-resources
      2 stone-2
      1 troughs; trough a2 b2 c2
      2 wood-3
      1 building-resources
      2 stone-2
      1 stone-1
      2 start-wood`);
    expect(game.state.troughs).toBe(0);
    expect(game.offered(2)).not.toContain('troughs');
    expect(game.why('2 troughs')).toEqual({ why: 'no-troughs' });
  });

  test('E14 without wood 1 trough may be placed, not 2', () => {
    const game = new Scenario();
    expect(game.changes('1 troughs; trough a0')).toEqual({
      'worker troughs': [0, 1],
      'supply troughs': [10, 9],
      '1 a0 trough': [0, 1],
    });
    expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
    expect(new Scenario().why('1 troughs; trough a0 b0')).toMatchObject({ why: 'cannot-pay' });
  });

  test('E14 2 troughs need 3 wood and 3 need 6 wood', () => {
    const two = new Scenario().play('1 wood-3\n2 stone-1\n1 troughs; trough a0 b0');
    expect([has(two, 1, 'wood'), two.state.troughs]).toEqual([0, 8]);
    const short = new Scenario().play('1 building-resources\n2 stone-1');
    expect(short.why('1 troughs; trough a0 b0')).toMatchObject({ why: 'cannot-pay' });
    const five = gather(new Scenario(), 1).play('1 building-resources\n2 stone-1');
    expect(has(five, 1, 'wood')).toBe(5);
    expect(five.why('1 troughs; trough a0 b0 c0')).toMatchObject({ why: 'cannot-pay' });
    const six = gather(new Scenario(), 1).play('1 start-wood\n2 stone-1');
    expect(has(six, 1, 'wood')).toBe(6);
    six.play('1 troughs; trough a0 b0 c0');
    expect([has(six, 1, 'wood'), six.state.troughs]).toEqual([0, 7]);
  });
});
