import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlineH, outlineV, rimH, rimV } from '../src/edges';
import { allCells, type Cells, cellAt, columnCells, growLeft } from '../src/grid';
import { enclosed, regions } from '../src/pastures';
import { cellsOf, farmWith, type Masks, randomMasks, type Side, tablesOf } from './layouts';
import { slowRegions } from './slow-regions';

const COTTAGE = [2, 0] as const;

/** The five borders of E1 around (1,1) and (2,1), beside the Cottage. */
const BESIDE_COTTAGE: readonly Side[] = [
  ['left', 1, 1],
  ['top', 1, 1],
  ['right', 1, 1],
  ['right', 2, 1],
  ['bottom', 2, 1],
];

/** Borders all around the second column. */
const COLUMN: readonly Side[] = [
  ['top', 0, 1],
  ['left', 0, 1],
  ['left', 1, 1],
  ['left', 2, 1],
  ['right', 0, 1],
  ['right', 1, 1],
  ['right', 2, 1],
  ['bottom', 2, 1],
];

function pastures({ columns, closedH, closedV, among }: Masks): Cells[] {
  return regions(columns, closedH, closedV, among);
}

describe('rules', () => {
  test('E1 five borders and the wall of the Cottage make a pasture of two spaces', () => {
    expect(pastures(farmWith(2, [COTTAGE], BESIDE_COTTAGE))).toEqual([cellsOf([1, 1], [2, 1])]);
  });

  test('R37 a group with one open rim edge is unfinished', () => {
    for (const missing of BESIDE_COTTAGE) {
      const borders = BESIDE_COTTAGE.filter((border) => border !== missing);
      expect(pastures(farmWith(2, [COTTAGE], borders))).toEqual([]);
    }
  });

  test('R33 the outer edge of the farm is open', () => {
    const open = farmWith(2, [], []);
    expect(pastures(open)).toEqual([]);
    const rim = { ...open, closedH: outlineH(allCells(2)), closedV: outlineV(allCells(2)) };
    expect(pastures(rim)).toEqual([allCells(2)]);
  });

  test('R34 E2 the wall of a stall saves a border', () => {
    const borders = BESIDE_COTTAGE.filter(([side]) => side !== 'left');
    expect(pastures(farmWith(2, [COTTAGE, [1, 0]], borders))).toEqual([cellsOf([1, 1], [2, 1])]);
  });

  test('R35 a border under a wall changes nothing', () => {
    const borders: Side[] = [...BESIDE_COTTAGE, ['left', 2, 1]];
    expect(pastures(farmWith(2, [COTTAGE], borders))).toEqual([cellsOf([1, 1], [2, 1])]);
  });

  test('R36 Q4 a space closed in by walls alone is a pasture', () => {
    const farm = farmWith(
      3,
      [
        [0, 1],
        [1, 0],
        [1, 2],
        [2, 1],
      ],
      [],
    );
    expect(pastures(farm)).toEqual([cellsOf([1, 1])]);
  });

  test('R37 an open edge to a space joins it, and its open rim with it', () => {
    const borders: Side[] = [
      ['top', 0, 0],
      ['left', 0, 0],
      ['bottom', 0, 0],
    ];
    expect(pastures(farmWith(2, [COTTAGE], borders))).toEqual([]);
    const more: Side[] = [...borders, ['top', 0, 1], ['right', 0, 1], ['bottom', 0, 1]];
    expect(pastures(farmWith(2, [COTTAGE], more))).toEqual([cellsOf([0, 0], [0, 1])]);
  });

  test('R39 a single enclosed space is a pasture', () => {
    const borders: Side[] = [
      ['top', 0, 0],
      ['bottom', 0, 0],
      ['left', 0, 0],
      ['right', 0, 0],
    ];
    expect(pastures(farmWith(2, [COTTAGE], borders))).toEqual([cellsOf([0, 0])]);
  });

  test('R40 a border inside a pasture may split it, or not', () => {
    expect(pastures(farmWith(2, [COTTAGE], COLUMN))).toEqual([columnCells(1)]);
    expect(pastures(farmWith(2, [COTTAGE], [...COLUMN, ['top', 1, 1]]))).toEqual([
      cellsOf([0, 1]),
      cellsOf([1, 1], [2, 1]),
    ]);
    const square = { ...farmWith(2, [], []), closedH: outlineH(allCells(2)), closedV: outlineV(allCells(2)) };
    expect(pastures({ ...square, closedV: square.closedV | (1 << cellAt(1, 1)) })).toEqual([allCells(2)]);
  });

  test('R41 E3 a stall in the middle of a pasture splits it', () => {
    expect(pastures(farmWith(2, [COTTAGE, [1, 1]], COLUMN))).toEqual([cellsOf([0, 1]), cellsOf([2, 1])]);
  });

  test('R22 Q5 borders on the outer edge stay where they are when a column is attached', () => {
    const farm = farmWith(2, [COTTAGE], BESIDE_COTTAGE);
    const right = { ...farm, columns: 3, among: farm.among | columnCells(2) };
    expect(pastures(right)).toEqual([cellsOf([1, 1], [2, 1])]);
    const left = {
      columns: 3,
      closedH: growLeft(farm.closedH),
      closedV: growLeft(farm.closedV),
      among: growLeft(farm.among) | columnCells(0),
    };
    expect(pastures(left)).toEqual([cellsOf([1, 2], [2, 2])]);
  });
});

describe('regions', () => {
  test('equal the slow twin', () => {
    let found = 0;
    fc.assert(
      fc.property(randomMasks, (masks) => {
        const expected = slowRegions(tablesOf(masks)).map((region) => cellsOf(...region));
        const actual = pastures(masks);
        found += actual.length;
        expect(actual).toEqual(expected);
      }),
      { numRuns: 20_000 },
    );
    expect(found).toBeGreaterThan(20_000);
  });

  test('together are the enclosed cells', () => {
    fc.assert(
      fc.property(randomMasks, (masks) => {
        const { columns, closedH, closedV, among } = masks;
        const union = pastures(masks).reduce((all, region) => all | region, 0);
        expect(enclosed(columns, closedH, closedV, among)).toBe(union);
      }),
      { numRuns: 2000 },
    );
  });

  test('keep their shape when the grid grows on either side', () => {
    fc.assert(
      fc.property(randomMasks, (masks) => {
        fc.pre(masks.columns < 7);
        const before = pastures(masks);
        const columns = masks.columns + 1;
        const left = {
          columns,
          closedH: growLeft(masks.closedH),
          closedV: growLeft(masks.closedV),
          among: growLeft(masks.among),
        };
        expect(pastures(left)).toEqual(before.map(growLeft));
        expect(pastures({ ...left, among: left.among | columnCells(0) })).toEqual(before.map(growLeft));
        expect(pastures({ ...masks, columns, among: masks.among | columnCells(masks.columns) })).toEqual(
          before,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('ignore edges and cells outside of the grid', () => {
    const region = cellsOf([1, 1], [2, 1]);
    const beyond = columnCells(5);
    expect(
      regions(3, outlineH(region) | rimH(beyond), outlineV(region) | rimV(beyond), allCells(3) | beyond),
    ).toEqual([region]);
  });

  test('fill a given list anew', () => {
    const out = [1, 2, 3];
    const region = cellsOf([0, 0]);
    expect(regions(2, outlineH(region), outlineV(region), allCells(2), out)).toBe(out);
    expect(out).toEqual([region]);
    expect(regions(2, 0, 0, allCells(2), out)).toEqual([]);
  });
});
