import { expect, test } from 'vitest';
import { keepSame } from '../src/app/same';

test('what is equal stays the same thing, what is not is as it came', () => {
  const before = { farm: { cells: [{ at: 1 }, { at: 2 }] }, log: ['a', 'b'], note: 'x' };
  const after = { farm: { cells: [{ at: 1 }, { at: 3 }] }, log: ['a', 'b'] };
  const kept = keepSame(before, structuredClone(after));
  expect(kept).toEqual(after);
  expect(kept.log).toBe(before.log);
  expect(kept.farm.cells[0]).toBe(before.farm.cells[0]);
  expect(kept.farm.cells[1]).not.toBe(before.farm.cells[1]);
  expect(keepSame(before, structuredClone(before))).toBe(before);
});

test('lists that grow or shrink, and things of another kind, are as they came', () => {
  for (const [before, after] of [
    [
      [1, 2, 3],
      [1, 2],
    ],
    [[1], [1, 2]],
    [[], {}],
    [{ a: 1 }, null],
    [undefined, { a: [] }],
    [{ a: undefined }, {}],
  ])
    expect(keepSame(before, after)).toStrictEqual(after);
});
