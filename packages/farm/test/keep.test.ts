import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillings } from '../src/fillings';
import { fits, keepable, spare } from '../src/keep';
import { begin } from '../src/need';
import { addEach, addHalves, addOne, type Counts, newRoom, type Room } from '../src/room';
import { FIRST, field, SECOND } from '../src/vector-set';
import { anyStock, tightStock } from './random-rooms';
import { roomOf, slowFitting, slowKeepable, slowSpare, text } from './slow-animals';

const small = anyStock({ holders: 5, cap: 5, count: 4 });
const large = anyStock({ holders: 10, cap: 12, count: 20 });

function roomWith(...caps: number[]): Room {
  const room = newRoom(4);
  for (const cap of caps) addOne(room, cap);
  return room;
}

/** What can be kept, by filling the holders one after the other in all ways. */
function keptByFilling(room: Room, counts: Counts): Counts[] {
  begin(room, counts);
  const left = fillings(room);
  left.sortDown();
  return Array.from({ length: left.size }, (_, at) =>
    counts.map((n, type) => n - field(type < 2 ? left.high[at] : left.low[at], type & 1 ? SECOND : FIRST)),
  );
}

describe('rules', () => {
  test('R42 all animals in one pasture are of the same type', () => {
    const room = roomWith(4);
    expect(fits(room, [4, 0, 0, 0])).toBe(true);
    expect(fits(room, [0, 0, 3, 0])).toBe(true);
    expect(fits(room, [5, 0, 0, 0])).toBe(false);
    expect(fits(room, [1, 1, 0, 0])).toBe(false);
  });

  test('E3 a pasture of three spaces, split by a stall, holds seven animals of up to three types', () => {
    expect(fits(roomWith(6), [6, 0, 0, 0])).toBe(true);
    expect(fits(roomWith(6), [5, 1, 0, 0])).toBe(false);
    const split = roomWith(2, 3, 2);
    expect(fits(split, [7, 0, 0, 0])).toBe(true);
    expect(fits(split, [2, 3, 2, 0])).toBe(true);
    expect(fits(split, [2, 2, 0, 3])).toBe(true);
    expect(fits(split, [1, 3, 3, 0])).toBe(false);
    expect(fits(split, [2, 3, 1, 1])).toBe(false);
  });

  test('R49 R55 single places may hold different types', () => {
    const room = roomWith(1, 1, 1);
    expect(fits(room, [1, 1, 0, 1])).toBe(true);
    expect(fits(room, [0, 0, 3, 0])).toBe(true);
    expect(fits(room, [1, 1, 1, 1])).toBe(false);
  });

  test('R53 a restriction to one type stays', () => {
    const room = newRoom(4);
    addOne(room, 6, 1 << 2);
    expect(fits(room, [0, 0, 6, 0])).toBe(true);
    expect(fits(room, [1, 0, 0, 0])).toBe(false);
  });

  test('E7 animals move to make room', () => {
    expect(fits(roomWith(1, 2), [1, 2, 0, 0])).toBe(true);
    expect(fits(roomWith(1, 2), [2, 2, 0, 0])).toBe(false);
  });

  test('R62 R66 the owner chooses among all animals which of them run away', () => {
    expect(keepable(roomWith(4, 2), [4, 3, 1, 0])).toEqual([
      [0, 3, 1, 0],
      [2, 3, 0, 0],
      [4, 0, 1, 0],
      [4, 2, 0, 0],
    ]);
  });

  test('E21 a stable with the Hayrick holds 5 of one type or 3 and 3 of two', () => {
    const room = newRoom(4);
    addHalves(room, 5, 3);
    expect(fits(room, [0, 0, 5, 0])).toBe(true);
    expect(fits(room, [0, 3, 3, 0])).toBe(true);
    expect(fits(room, [0, 0, 6, 0])).toBe(false);
    expect(fits(room, [0, 1, 4, 0])).toBe(false);
    expect(fits(room, [1, 1, 1, 0])).toBe(false);
  });

  test('E21 X41 with a trough it holds 10 of one type or 6 and 6 of two', () => {
    const room = newRoom(4);
    addHalves(room, 10, 6);
    expect(fits(room, [0, 0, 10, 0])).toBe(true);
    expect(fits(room, [0, 6, 6, 0])).toBe(true);
    expect(fits(room, [0, 1, 7, 0])).toBe(false);
  });

  test('R171 X40 the Rearing Station holds some of each type, all together', () => {
    const room = newRoom(4);
    addEach(room, [1, 1, 1, 1]);
    expect(fits(room, [1, 1, 1, 1])).toBe(true);
    expect(fits(room, [2, 0, 0, 0])).toBe(false);
    expect(spare(room, [1, 0, 1, 1], 1)).toBe(1);
  });

  test('X42 holders on the same space stack', () => {
    const room = newRoom(4);
    addOne(room, 2, 1 << 2, 5);
    addOne(room, 2, 1 << 3, 5);
    addOne(room, 1, 1 << 0, 5);
    expect(fits(room, [1, 0, 2, 2])).toBe(true);
    expect(keepable(room, [2, 1, 3, 2])).toEqual([[1, 0, 2, 2]]);
  });
});

describe('fits', () => {
  test('equals the slow twin', () => {
    fc.assert(
      fc.property(small, ({ types, holders, counts }) => {
        expect(fits(roomOf(types, holders), counts)).toBe(slowFitting(holders, counts).has(text(counts)));
      }),
      { numRuns: 4000 },
    );
  });

  test('does not depend on the order of the holders or of the types', () => {
    fc.assert(
      fc.property(tightStock, ({ types, holders, counts }) => {
        const answer = fits(roomOf(types, holders), counts);
        expect(fits(roomOf(types, holders.toReversed()), counts)).toBe(answer);
        expect(fits(roomOf(types, holders), counts.toReversed())).toBe(answer);
      }),
      { numRuns: 2000 },
    );
  });

  test('agrees with filling the holders one after the other in all ways', () => {
    let fitting = 0;
    fc.assert(
      fc.property(fc.oneof(large, tightStock), ({ types, holders, counts }) => {
        const room = roomOf(types, holders);
        const answer = fits(room, counts);
        if (answer) fitting++;
        expect(keptByFilling(room, counts).some((kept) => text(kept) === text(counts))).toBe(answer);
      }),
      { numRuns: 2000 },
    );
    expect(fitting).toBeGreaterThan(200);
  });

  test('is not lost in long searches', () => {
    const room = roomWith(...Array.from({ length: 16 }, (_, at) => 5 * (1 + (at & 3))));
    expect(fits(room, [51, 51, 51, 47])).toBe(false);
    expect(fits(room, [55, 55, 45, 45])).toBe(true);
  });
});

describe('keepable', () => {
  test('equals the slow twin', () => {
    fc.assert(
      fc.property(small, ({ types, holders, counts }) => {
        expect(keepable(roomOf(types, holders), counts)).toEqual(slowKeepable(holders, counts));
      }),
      { numRuns: 4000 },
    );
  });

  test('finds the same by trying small losses and by filling in all ways', () => {
    fc.assert(
      fc.property(tightStock, ({ types, holders, counts }) => {
        const room = roomOf(types, holders);
        expect(keepable(room, counts)).toEqual(keptByFilling(room, counts));
      }),
      { numRuns: 2000 },
    );
  });

  test('is all that is there if all fit', () => {
    const counts = [2, 1, 0, 1];
    expect(keepable(roomWith(2, 1, 1), counts)).toEqual([counts]);
    expect(keepable(newRoom(3), [0, 0, 0])).toEqual([[0, 0, 0]]);
  });

  test('is nothing without room', () => {
    expect(keepable(newRoom(3), [2, 0, 1])).toEqual([[0, 0, 0]]);
  });

  test('treats sixteen equal holders and many animals', () => {
    const ways = keepable(roomWith(...Array.from({ length: 16 }, () => 4)), [60, 60, 60, 60]);
    expect(ways).toHaveLength(965);
    expect(ways.every((kept) => kept.every((n) => n % 4 === 0))).toBe(true);
  });
});

describe('spare', () => {
  test('equals the slow twin', () => {
    fc.assert(
      fc.property(small, fc.nat(), ({ types, holders, counts }, seed) => {
        const type = seed % types;
        expect(spare(roomOf(types, holders), counts, type)).toBe(slowSpare(holders, counts, type));
      }),
      { numRuns: 2000 },
    );
  });

  test('is the room for one type on an empty farm', () => {
    expect(spare(roomWith(8, 3, 1), [0, 0, 0, 0], 2)).toBe(12);
    expect(spare(roomWith(8, 3, 1), [0, 1, 0, 0], 2)).toBe(11);
    expect(spare(roomWith(8, 3), [0, 1, 0, 0], 2)).toBe(8);
  });
});
