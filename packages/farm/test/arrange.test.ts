import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange } from '../src/arrange';
import { fits } from '../src/keep';
import { addEach, addHalves, addMixed, addOne, type Counts, newRoom, type Room } from '../src/room';
import { anyStock, tightStock } from './random-rooms';
import { mayContain, roomOf, slowFitting, text } from './slow-animals';

const small = anyStock({ holders: 5, cap: 5, count: 4 });
const large = anyStock({ holders: 10, cap: 12, count: 20 });

function roomWith(...caps: number[]): Room {
  const room = newRoom(4);
  for (const cap of caps) addOne(room, cap);
  return room;
}

function total(stands: readonly Counts[], types: number): Counts {
  return Array.from({ length: types }, (_, type) => stands.reduce((sum, stand) => sum + stand[type], 0));
}

describe('arrange', () => {
  test('finds a place for every animal that a holder may have, whenever the slow twin does', () => {
    fc.assert(
      fc.property(small, ({ types, holders, counts }) => {
        const stands = arrange(roomOf(types, holders), counts);
        expect(stands !== undefined).toBe(slowFitting(holders, counts).has(text(counts)));
      }),
      { numRuns: 2000 },
    );
  });

  test('puts into each holder only what it may contain, and nobody twice', () => {
    fc.assert(
      fc.property(fc.oneof(large, tightStock), ({ types, holders, counts }) => {
        const room = roomOf(types, holders);
        const stands = arrange(room, counts);
        expect(stands !== undefined).toBe(fits(room, counts));
        if (stands === undefined) return;
        expect(stands.filter((stand, at) => !mayContain(holders[at], stand))).toEqual([]);
        expect(total(stands, types)).toEqual(counts);
      }),
      { numRuns: 2000 },
    );
  });

  test('gives the larger holder to the more numerous type', () => {
    expect(arrange(roomWith(4, 8, 6), [1, 3, 2, 0])).toEqual([
      [1, 0, 0, 0],
      [0, 3, 0, 0],
      [0, 0, 2, 0],
    ]);
  });

  test('gives it to another type where only that leaves room for all', () => {
    expect(arrange(roomWith(6, 4, 4), [7, 6, 0, 0])).toEqual([
      [0, 6, 0, 0],
      [4, 0, 0, 0],
      [3, 0, 0, 0],
    ]);
  });

  test('E7 the pigs stand together in the pasture and the sheep in the Cottage', () => {
    expect(arrange(roomWith(1, 2), [1, 2, 0, 0])).toEqual([
      [1, 0, 0, 0],
      [0, 2, 0, 0],
    ]);
  });

  test('E21 uses the halves of a stable only when it must', () => {
    const room = newRoom(4);
    addHalves(room, 5, 3);
    expect(arrange(room, [0, 3, 3, 0])).toEqual([[0, 3, 3, 0]]);
    addOne(room, 3);
    expect(arrange(room, [0, 3, 3, 0])).toEqual([
      [0, 3, 0, 0],
      [0, 0, 3, 0],
    ]);
  });

  test('keeps types together in holders for mixtures', () => {
    const room = newRoom(3);
    addMixed(room, 3);
    addMixed(room, 4);
    expect(arrange(room, [3, 3, 0])).toEqual([
      [0, 2, 0],
      [3, 1, 0],
    ]);
  });

  test('R171 fills the Rearing Station after the larger holders', () => {
    const room = newRoom(4);
    addEach(room, [1, 1, 1, 1]);
    addOne(room, 3);
    expect(arrange(room, [3, 1, 0, 0])).toEqual([
      [0, 1, 0, 0],
      [3, 0, 0, 0],
    ]);
  });

  test('has no answer when they do not fit', () => {
    expect(arrange(roomWith(4), [1, 1, 0, 0])).toBeUndefined();
  });
});
