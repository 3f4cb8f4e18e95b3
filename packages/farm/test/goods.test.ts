import { numberGoods, pairs } from '@furrow/farm/goods';
import { expect, test } from 'vitest';

const { goodNumber, amounts, amountsOf } = numberGoods(['wood', 'clay', 'sheep']);

test('goods have the numbers of their places in the list', () => {
  expect([goodNumber('wood'), goodNumber('clay'), goodNumber('sheep')]).toEqual([0, 1, 2]);
});

test('named amounts become pairs in the order of the goods, without zeros', () => {
  expect(amounts({ sheep: 2, wood: 1, clay: 0 })).toEqual([
    [0, 1],
    [2, 2],
  ]);
});

test('the amounts of one declaration are worked out once', () => {
  const declared = { clay: 3 };
  expect(amountsOf(declared)).toEqual(amounts(declared));
  expect(amountsOf(declared)).toBe(amountsOf(declared));
});

test('counts become pairs from the number of their first good on', () => {
  expect(pairs([0, 2, 1], 7)).toEqual([
    [8, 2],
    [9, 1],
  ]);
});
