import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrange } from '../src/arrange';
import { fits, spare } from '../src/keep';
import {
  addEach,
  addHalves,
  addMixed,
  addOne,
  clear,
  holders,
  NO_HOLDER,
  newRoom,
  roomFor,
  shareOf,
} from '../src/room';
import { anyStock } from './random-rooms';
import { addHolder, roomOf } from './slow-animals';

test('a room is as new after it has been cleared', () => {
  const stock = anyStock({ holders: 8, cap: 8, count: 6, types: 4 });
  fc.assert(
    fc.property(stock, stock, (before, after) => {
      const used = roomOf(4, before.holders);
      clear(used);
      after.holders.forEach((holder, label) => addHolder(used, holder, label));
      const fresh = roomOf(4, after.holders);
      expect(fits(used, after.counts)).toBe(fits(fresh, after.counts));
      expect(arrange(used, after.counts)).toEqual(arrange(fresh, after.counts));
      expect(holders(used)).toEqual(holders(fresh));
      expect(used.sizes.slice(0, used.choosers + 1)).toEqual(fresh.sizes);
    }),
    { numRuns: 1000 },
  );
});

test('holders keep their labels in the order added', () => {
  const room = newRoom(4);
  addOne(room, 4, room.every, 9);
  addEach(room, [0, 1, 0, 0], 12);
  addHalves(room, 5, 3, 2);
  addMixed(room, 2, 0b11, 7);
  addOne(room, 1);
  expect(holders(room)).toEqual([9, 12, 2, 7, NO_HOLDER]);
  expect(shareOf(room, 1)).toEqual([0, 1, 0, 0]);
});

test('the room for one type counts what that type may use', () => {
  const room = newRoom(4);
  addOne(room, 4);
  addOne(room, 3, 0b0011);
  addOne(room, 6, 0b1000);
  addHalves(room, 5, 3);
  addMixed(room, 2, 0b0110);
  addEach(room, [1, 0, 0, 2]);
  expect([0, 1, 2, 3].map((type) => roomFor(room, type))).toEqual([13, 14, 11, 17]);
  expect(spare(room, [0, 0, 0, 0], 3)).toBe(17);
});

test('a holder for no type at all, or without places, is no room', () => {
  const room = newRoom(2);
  addOne(room, 5, 0);
  addMixed(room, 5, 0);
  addOne(room, 0);
  addHalves(room, 0, 0);
  expect([fits(room, [1, 0]), fits(room, [0, 1]), fits(room, [0, 0])]).toEqual([false, false, true]);
});

test('halves larger than the whole hold that many of one type too', () => {
  const room = newRoom(3);
  addHalves(room, 2, 4);
  expect([fits(room, [4, 0, 0]), fits(room, [4, 4, 0]), fits(room, [5, 0, 0])]).toEqual([true, true, false]);
});

test('a room is for one to four types', () => {
  expect(() => newRoom(0)).toThrow(RangeError);
  expect(() => newRoom(5)).toThrow(RangeError);
});
