import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';

/** A farm of seat 1 with these buildings by cell; the Cottage stands on c0 unless it is built over. */
function farm(at: Record<string, string>, columns = 4): Scenario {
  return new Scenario().lay(1, { at, columns });
}

test('E23 the Manor outside the bottom row is worth 5, 3, 1, -1 with 1, 2, 3, 4 buildings there', () => {
  const game = farm({ a0: 'manor' });
  expect(game.pointsOf(1, 'manor')).toBe(5);
  expect(game.lay(1, { at: { c1: 'stall' } }).pointsOf(1, 'manor')).toBe(3);
  expect(game.lay(1, { at: { c2: 'stable' } }).pointsOf(1, 'manor')).toBe(1);
  expect(game.lay(1, { at: { c3: 'pen' } }).pointsOf(1, 'manor')).toBe(-1);
});

test('R164 the Manor counts itself if it stands in the bottom row, and no building of other rows or farms', () => {
  expect(farm({ c1: 'manor' }).pointsOf(1, 'manor')).toBe(3);
  const game = farm({ a0: 'manor', a1: 'stall', b1: 'pen' });
  game.lay(2, { at: { c1: 'stall' } }).lay(1, { troughs: 'c1' });
  expect(game.pointsOf(1, 'manor')).toBe(5);
});

test('E24 the Office outside the top row is worth 6, 4, 0, -2 with 0, 1, 3, 4 buildings there', () => {
  const game = farm({ b1: 'office' });
  expect(game.pointsOf(1, 'office')).toBe(6);
  expect(game.lay(1, { at: { a0: 'stall' } }).pointsOf(1, 'office')).toBe(4);
  expect(game.lay(1, { at: { a1: 'stable', a2: 'pen' } }).pointsOf(1, 'office')).toBe(0);
  expect(game.lay(1, { at: { a3: 'barn' } }).pointsOf(1, 'office')).toBe(-2);
});

test('R166 the Office counts itself if it stands in the top row', () => {
  expect(farm({ a0: 'office' }).pointsOf(1, 'office')).toBe(4);
  expect(farm({ a0: 'office', a1: 'stall', a2: 'pen', a3: 'barn' }).pointsOf(1, 'office')).toBe(-2);
});

test('E25 the Cow Stall is worth 4 with 11 cows, the Pig Stall with 13 pigs', () => {
  const game = farm({ a0: 'cow-stall', a1: 'pig-stall' });
  game.give(1, { cow: 11, pig: 13 });
  expect([game.pointsOf(1, 'cow-stall'), game.pointsOf(1, 'pig-stall')]).toEqual([4, 4]);
  game.give(1, { cow: 10, pig: 12 });
  expect([game.pointsOf(1, 'cow-stall'), game.pointsOf(1, 'pig-stall')]).toEqual([0, 0]);
  game.give(1, { cow: 12, pig: 14 });
  expect([game.pointsOf(1, 'cow-stall'), game.pointsOf(1, 'pig-stall')]).toEqual([4, 4]);
});

test('E25 the Estate is worth 3 with 5 special buildings, 0 with 4', () => {
  const game = farm({ a0: 'estate', a1: 'pen', b1: 'barn' });
  expect(game.pointsOf(1, 'estate')).toBe(0);
  expect(game.lay(1, { at: { c1: 'shelter' } }).pointsOf(1, 'estate')).toBe(3);
});

test('E25 the Feed Storehouse is worth 3 with 5 troughs, 0 with 4', () => {
  const game = farm({ a0: 'feed-storehouse' }).lay(1, { troughs: 'a1 b1 c1 c2' });
  game.lay(2, { troughs: 'a0 a1' });
  expect(game.pointsOf(1, 'feed-storehouse')).toBe(0);
  expect(game.lay(1, { troughs: 'b2' }).pointsOf(1, 'feed-storehouse')).toBe(3);
});

test('E25 the Log House is worth 4 with 4 wood, 0 with 3', () => {
  const game = farm({ c0: 'log-house' });
  expect(game.give(1, { wood: 3, stone: 9 }).pointsOf(1, 'log-house')).toBe(0);
  expect(game.give(1, { wood: 4 }).pointsOf(1, 'log-house')).toBe(4);
});

test('R147 stalls and stables do not count for the Estate, nor do buildings of the opponent', () => {
  const game = farm({ a0: 'estate', a1: 'stall', a2: 'stable', b1: 'pen', b2: 'barn' });
  game.lay(2, { at: { a0: 'shelter' } });
  expect(game.pointsOf(1, 'estate')).toBe(0);
});

test('Q39 the Cow Stall and the Pig Stall count for the Estate', () => {
  const game = farm({ a0: 'estate', a1: 'cow-stall', b1: 'pig-stall', b0: 'pen' });
  expect(game.pointsOf(1, 'estate')).toBe(3);
});

test('X53 for the Estate and the Manor an upgrade counts in place of the Cottage, once', () => {
  const five = farm({ a0: 'estate', a1: 'manor', b0: 'pen', c0: 'byre-dwelling', b1: 'barn' });
  expect([five.pointsOf(1, 'estate'), five.pointsOf(1, 'manor')]).toEqual([3, 5]);
  const four = farm({ a0: 'estate', a1: 'manor', b0: 'pen', c0: 'log-house' });
  expect([four.pointsOf(1, 'estate'), four.pointsOf(1, 'manor')]).toEqual([0, 5]);
});

test('E27 the two extensions side by side each have 2 points for the other', () => {
  const game = farm({ a2: 'large-extension', a3: 'small-extension' });
  expect(game.pointsOf(1, 'large-extension')).toBe(2);
  expect(game.pointsOf(1, 'small-extension')).toBe(2);
});

test('E27 with buildings on all four sides an extension is worth 8, a diagonal one adds nothing', () => {
  const around = { a1: 'stall', c1: 'stable', b0: 'pen', b2: 'barn' };
  for (const extension of ['large-extension', 'small-extension']) {
    const game = farm({ b1: extension, ...around });
    expect(game.pointsOf(1, extension)).toBe(8);
    game.lay(1, { at: { a0: 'shelter', a2: 'storage', c2: 'manor' } });
    expect(game.pointsOf(1, extension)).toBe(8);
  }
});

test('R162 R175 the Cottage counts for an extension, troughs and pastures do not', () => {
  for (const extension of ['large-extension', 'small-extension']) {
    const game = farm({ b0: extension });
    game.lay(1, { troughs: 'a0', borders: 'b1n b1e b1s' });
    expect(game.pointsOf(1, extension)).toBe(2);
    expect(farm({ a1: extension }).pointsOf(1, extension)).toBe(0);
  }
});

test('X52 for an extension an adjacent upgrade counts once, the Cottage under it does not', () => {
  for (const upgrade of ['half-timbered-house', 'byre-dwelling', 'log-house']) {
    const game = farm({ c0: upgrade, b0: 'large-extension', c1: 'small-extension' });
    expect(game.pointsOf(1, 'large-extension')).toBe(2);
    expect(game.pointsOf(1, 'small-extension')).toBe(2);
  }
});

test('E28 the Storage is worth half a point for each resource', () => {
  const game = farm({ a0: 'storage' }).give(1, { wood: 2, stone: 2, reed: 1 });
  expect(game.pointsOf(1, 'storage')).toBe(2.5);
});

test('E28 the same 4 wood are worth 2 for the Storage and 4 for the Log House', () => {
  const game = farm({ a0: 'storage', c0: 'log-house' }).give(1, { wood: 4 });
  expect([game.pointsOf(1, 'storage'), game.pointsOf(1, 'log-house')]).toEqual([2, 4]);
});
