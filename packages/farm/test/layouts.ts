import fc from 'fast-check';
import { allEdgesH, allEdgesV, outlineH, outlineV, rimH, rimV } from '../src/edges';
import { allCells, type Cells, cellAt, columnOf, each, rowOf } from '../src/grid';
import type { Layout, Space } from './slow-regions';

/** A farm as masks: its closed edges and the cells that can be part of a region. */
export interface Masks {
  readonly columns: number;
  readonly closedH: number;
  readonly closedV: number;
  readonly among: Cells;
}

/** A side of a space. */
export type Side = readonly [side: 'top' | 'bottom' | 'left' | 'right', row: number, column: number];

/** The mask of the given spaces. */
export function cellsOf(...spaces: Space[]): Cells {
  return spaces.reduce((mask, [row, column]) => mask | (1 << cellAt(row, column)), 0);
}

/** The spaces of a mask, column by column. */
export function spacesOf(cells: Cells): Space[] {
  const spaces: Space[] = [];
  each(cells, (cell) => spaces.push([rowOf(cell), columnOf(cell)]));
  return spaces;
}

/**
 * A farm with buildings and borders by the rules of the game for two: walls close, built-on spaces are left
 * out.
 */
export function farmWith(columns: number, buildings: readonly Space[], borders: readonly Side[]): Masks {
  const built = cellsOf(...buildings);
  let [closedH, closedV] = [rimH(built), rimV(built)];
  for (const [side, row, column] of borders) {
    if (side === 'top') closedH |= 1 << cellAt(row, column);
    if (side === 'bottom') closedH |= 1 << cellAt(row + 1, column);
    if (side === 'left') closedV |= 1 << cellAt(row, column);
    if (side === 'right') closedV |= 1 << cellAt(row, column + 1);
  }
  return { columns, closedH, closedV, among: allCells(columns) & ~built };
}

/** The masks as tables. */
export function tablesOf({ columns, closedH, closedV, among }: Masks): Layout {
  const table = (mask: number, rows: number, width: number): boolean[][] =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: width }, (__, column) => ((mask >> (column * 4 + row)) & 1) === 1),
    );
  return {
    columns,
    top: table(closedH, 4, columns),
    left: table(closedV, 3, columns + 1),
    among: table(among, 3, columns),
  };
}

const anyMask = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const fewBits = fc.tuple(anyMask, anyMask, anyMask).map(([a, b, c]) => a & b & c);

/**
 * Random farms: a partition of the cells with closed outlines, some of which are opened and some edges added.
 */
export const randomMasks: fc.Arbitrary<Masks> = fc
  .record({
    columns: fc.integer({ min: 2, max: 7 }),
    parts: fc.array(anyMask, { maxLength: 3 }),
    opened: fc.tuple(fewBits, fewBits),
    added: fc.tuple(fewBits, fewBits),
    missing: fc.oneof(fc.constant(0), fewBits),
  })
  .map(({ columns, parts, opened, added, missing }) => {
    const all = allCells(columns);
    const pieces = [all, missing, ...parts].map((part) => part & all);
    const closedH = pieces.reduce((mask, part) => mask | outlineH(part), added[0]) & ~opened[0];
    const closedV = pieces.reduce((mask, part) => mask | outlineV(part), added[1]) & ~opened[1];
    return {
      columns,
      closedH: closedH & allEdgesH(columns),
      closedV: closedV & allEdgesV(columns),
      among: all & ~missing,
    };
  });
