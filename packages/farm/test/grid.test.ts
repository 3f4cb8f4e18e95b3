import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjacentTo,
  allCells,
  cellAt,
  columnCells,
  columnOf,
  corners,
  count,
  countGroups,
  each,
  groups,
  growLeft,
  isConnected,
  lowest,
  neighbours,
  ROWS,
  rowCells,
  rowOf,
  STRIDE,
} from '../src/grid';
import { cellsOf, randomMasks, spacesOf, tablesOf } from './layouts';
import { slowGroups } from './slow-regions';

const anyMask = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const anyGrid = fc
  .tuple(fc.integer({ min: 2, max: 7 }), anyMask)
  .map(([columns, mask]) => ({ columns, cells: mask & allCells(columns) }));

describe('the farm grid', () => {
  test('R18 a farm has three rows, whatever its width', () => {
    for (let columns = 1; columns <= 7; columns++) {
      const rows = new Set(spacesOf(allCells(columns)).map(([row]) => row));
      expect([...rows]).toEqual([0, 1, 2]);
      expect(count(allCells(columns))).toBe(ROWS * columns);
    }
  });

  test('R19 the starting board has six spaces', () => {
    expect(spacesOf(allCells(2))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  test('R21 a column has one space in each row', () => {
    expect(spacesOf(columnCells(4))).toEqual([
      [0, 4],
      [1, 4],
      [2, 4],
    ]);
  });

  test('R22 a column at the left end moves all spaces one column on, one at the right end none', () => {
    expect(growLeft(allCells(2)) | columnCells(0)).toBe(allCells(3));
    expect(allCells(2) | columnCells(2)).toBe(allCells(3));
    expect(growLeft(cellsOf([2, 0], [0, 1]))).toBe(cellsOf([2, 1], [0, 2]));
  });

  test('cells know their row and column', () => {
    for (let column = 0; column < 7; column++) {
      for (let row = 0; row < ROWS; row++) {
        const cell = cellAt(row, column);
        expect([rowOf(cell), columnOf(cell), cell]).toEqual([row, column, column * STRIDE + row]);
        expect((rowCells(row, 7) & columnCells(column)) >>> 0).toBe(1 << cell);
      }
    }
  });

  test('a row ends where the grid ends', () => {
    expect(spacesOf(rowCells(1, 3))).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  test('R25 the corners are the ends of the top and the bottom row of the whole farm', () => {
    expect(corners(2)).toBe(cellsOf([0, 0], [2, 0], [0, 1], [2, 1]));
    expect(corners(5)).toBe(cellsOf([0, 0], [2, 0], [0, 4], [2, 4]));
    expect(corners(7)).toBe(cellsOf([0, 0], [2, 0], [0, 6], [2, 6]));
  });
});

describe('adjacency', () => {
  test('R24 diagonal spaces are not adjacent', () => {
    expect(neighbours(cellAt(1, 1), 3)).toBe(cellsOf([0, 1], [2, 1], [1, 0], [1, 2]));
    expect(isConnected(cellsOf([0, 0], [1, 1]), 2)).toBe(false);
  });

  test('R24 the bottom of a column and the top of the next one are not adjacent', () => {
    expect(neighbours(cellAt(2, 0), 2)).toBe(cellsOf([1, 0], [2, 1]));
    expect(neighbours(cellAt(0, 1), 2)).toBe(cellsOf([0, 0], [1, 1]));
  });

  test('E27 a building on a diagonal space is in another group', () => {
    expect(groups(cellsOf([1, 1], [0, 1], [2, 2], [1, 3]), 4)).toEqual([
      cellsOf([0, 1], [1, 1]),
      cellsOf([2, 2]),
      cellsOf([1, 3]),
    ]);
  });

  test('neighbours are the spaces at distance one', () => {
    for (let columns = 2; columns <= 7; columns++) {
      for (const [row, column] of spacesOf(allCells(columns))) {
        const near = spacesOf(allCells(columns)).filter(
          ([r, c]) => Math.abs(r - row) + Math.abs(c - column) === 1,
        );
        expect(spacesOf(neighbours(cellAt(row, column), columns))).toEqual(near);
      }
    }
  });

  test('the surroundings of a set are the neighbours of its cells that are not in it', () => {
    fc.assert(
      fc.property(anyGrid, ({ columns, cells }) => {
        let around = 0;
        each(cells, (cell) => {
          around |= neighbours(cell, columns);
        });
        expect(adjacentTo(cells, columns)).toBe(around & ~cells);
      }),
      { numRuns: 2000 },
    );
  });

  test('groups equal the slow twin', () => {
    fc.assert(
      fc.property(randomMasks, anyMask, (masks, thinned) => {
        const among = masks.among & thinned;
        const twin = slowGroups(masks.columns, tablesOf({ ...masks, among }).among);
        const expected = twin.map((group) => cellsOf(...group));
        expect(groups(among, masks.columns)).toEqual(expected);
        expect(countGroups(among, masks.columns)).toBe(expected.length);
        expect(isConnected(among, masks.columns)).toBe(expected.length <= 1);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('masks', () => {
  test('count, lowest and each agree with the bits one by one', () => {
    fc.assert(
      fc.property(anyMask, (mask) => {
        const bits = Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => (mask >> bit) & 1);
        const seen: number[] = [];
        each(mask, (bit) => seen.push(bit));
        expect(seen).toEqual(bits);
        expect(count(mask)).toBe(bits.length);
        expect(lowest(mask)).toBe(bits[0] ?? -1);
      }),
      { numRuns: 1000 },
    );
  });
});
