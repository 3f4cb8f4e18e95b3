import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange } from '../src/arrange';
import { fits } from '../src/keep';
import { arrangeLiked } from '../src/liked';
import { addEach, addHalves, addOne, type Counts, newRoom, type Room } from '../src/room';
import { likedRoom, placeAnimals } from '../src/standing';
import { anyStock, type Stock } from './random-rooms';
import { type Holder, mayContain, roomOf, slowFitting, text } from './slow-animals';

const small = anyStock({ holders: 4, cap: 4, count: 3 });

/** Holders, animals, and one wish for the first holder. */
const wished = small.chain((stock) =>
  fc.record({
    stock: fc.constant(stock),
    counts: fc.tuple(...stock.counts.map((n) => fc.integer({ min: 0, max: n }))),
  }),
);

function total(stands: readonly Counts[], types: number): Counts {
  return Array.from({ length: types }, (_, type) => stands.reduce((sum, stand) => sum + stand[type], 0));
}

/** Whether all animals find room with at least so many in the first holder, by trying every content of it. */
function slowWish({ holders, counts }: Stock, least: Counts): boolean {
  const [first, ...others] = holders;
  const contents = contentsOf(first, counts).filter((stand) => stand.every((n, type) => n >= least[type]));
  return contents.some((stand) => {
    const left = counts.map((n, type) => n - stand[type]);
    return slowFitting(others, left).has(text(left));
  });
}

function contentsOf(holder: Holder, counts: Counts): Counts[] {
  const all = counts.reduce<number[][]>(
    (before, n) => before.flatMap((one) => Array.from({ length: n + 1 }, (_, k) => [...one, k])),
    [[]],
  );
  return all.filter((stand) => mayContain(holder, stand));
}

function roomWith(...caps: number[]): Room {
  const room = newRoom(4);
  caps.forEach((cap, label) => {
    addOne(room, cap, room.every, label);
  });
  return room;
}

describe('arrangeLiked', () => {
  test('a wish comes true exactly if the slow twin finds an arrangement with it', () => {
    fc.assert(
      fc.property(wished, ({ stock, counts }) => {
        const { types, holders } = stock;
        fc.pre(holders.length > 0);
        const room = roomOf(types, holders);
        const found = arrangeLiked(room, stock.counts, [{ holder: 0, counts }]);
        expect(found !== undefined).toBe(fits(room, stock.counts));
        if (found === undefined) return;
        expect(found.granted).toEqual(slowWish(stock, counts) ? [0] : []);
        expect(found.stands.filter((stand, at) => !mayContain(holders[at], stand))).toEqual([]);
        expect(total(found.stands, types)).toEqual(stock.counts);
        if (found.granted.length > 0)
          expect(found.stands[0].every((n, type) => n >= counts[type])).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('without wishes animals stand as they always did', () => {
    fc.assert(
      fc.property(small, ({ types, holders, counts }) => {
        const room = roomOf(types, holders);
        expect(arrangeLiked(room, counts, [])?.stands).toEqual(arrange(room, counts));
      }),
    );
  });

  test('an animal that changes places with a herd sends it to where there is room', () => {
    const found = arrangeLiked(
      roomWith(4, 4),
      [3, 2, 0, 0],
      [
        { holder: 1, counts: [1, 0, 0, 0] },
        { holder: 0, counts: [2, 0, 0, 0] },
      ],
    );
    expect(found).toEqual({
      granted: [0],
      stands: [
        [0, 2, 0, 0],
        [3, 0, 0, 0],
      ],
    });
  });

  test('the first of two wishes that exclude each other comes true', () => {
    const wishes = [
      { holder: 0, counts: [0, 1, 0, 0] },
      { holder: 0, counts: [1, 0, 0, 0] },
    ];
    expect(arrangeLiked(roomWith(2, 2), [1, 1, 0, 0], wishes)?.granted).toEqual([0]);
  });

  test('E21 one may stand in the other half of a stable', () => {
    const room = newRoom(4);
    addHalves(room, 5, 3, 0);
    addOne(room, 3, room.every, 1);
    const liked = arrangeLiked(room, [2, 2, 0, 0], [{ holder: 0, counts: [1, 1, 0, 0] }]);
    expect(liked?.granted).toEqual([0]);
    expect(liked?.stands[0].slice(0, 2).every((n) => n >= 1)).toBe(true);
  });
});

test('of the rooms that fit, the one is taken in which the first wish comes true', () => {
  const fills = [0, 1].map((first) => () => {
    const room = newRoom(2);
    addEach(room, first === 0 ? [4, 0] : [0, 4], 0);
    addEach(room, first === 0 ? [0, 4] : [4, 0], 1);
    return room;
  });
  for (const type of [0, 1]) {
    const wishes = [{ holder: 0, counts: type === 0 ? [1, 0] : [0, 1] }];
    const room = likedRoom(fills, [2, 2], wishes);
    expect(placeAnimals(room, [2, 2], [7, 8], wishes).get(0)?.herds).toEqual([{ good: 7 + type, count: 2 }]);
  }
});
