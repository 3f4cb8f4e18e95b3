import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allEdgesH,
  allEdgesV,
  bottomEdge,
  type Edge,
  eachEdge,
  isVertical,
  leftEdge,
  maskH,
  maskV,
  outlineH,
  outlineV,
  rightEdge,
  rimH,
  rimV,
  sidesOf,
  topEdge,
} from '../src/edges';
import { allCells, cellAt, count, each, growLeft } from '../src/grid';
import { cellsOf } from './layouts';

const anyCells = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 2 ** 28 - 1 }))
  .map(([columns, mask]) => ({ columns, cells: mask & allCells(columns) }));

function edgesOf(h: number, v: number): Edge[] {
  const edges: Edge[] = [];
  eachEdge(h, v, (edge) => edges.push(edge));
  return edges;
}

test('a grid has four horizontal edges in each column and three vertical ones on each side of it', () => {
  for (let columns = 1; columns <= 7; columns++) {
    expect(count(allEdgesH(columns))).toBe(4 * columns);
    expect(count(allEdgesV(columns))).toBe(3 * (columns + 1));
    expect(rimH(allCells(columns))).toBe(allEdgesH(columns));
    expect(rimV(allCells(columns))).toBe(allEdgesV(columns));
  }
});

test('neighbouring spaces share the edge between them', () => {
  expect(bottomEdge(cellAt(0, 3))).toBe(topEdge(cellAt(1, 3)));
  expect(rightEdge(cellAt(2, 3))).toBe(leftEdge(cellAt(2, 4)));
  expect(isVertical(leftEdge(0))).toBe(true);
  expect(isVertical(bottomEdge(cellAt(2, 6)))).toBe(false);
});

test('an edge lies beside the cells it belongs to, and no others', () => {
  for (let columns = 1; columns <= 7; columns++) {
    for (const edge of edgesOf(allEdgesH(columns), allEdgesV(columns))) {
      let beside = 0;
      each(allCells(columns), (cell) => {
        const own = [topEdge(cell), bottomEdge(cell), leftEdge(cell), rightEdge(cell)];
        if (own.includes(edge)) beside |= 1 << cell;
      });
      expect(sidesOf(edge, columns)).toBe(beside);
      expect(edgesOf(maskH(edge), maskV(edge))).toEqual([edge]);
    }
  }
});

test('rims have at least one of the cells beside them, outlines exactly one', () => {
  fc.assert(
    fc.property(anyCells, ({ columns, cells }) => {
      const all = edgesOf(allEdgesH(columns), allEdgesV(columns));
      const inside = (edge: Edge): number => count(sidesOf(edge, columns) & cells);
      expect(edgesOf(rimH(cells), rimV(cells))).toEqual(all.filter((edge) => inside(edge) > 0));
      expect(edgesOf(outlineH(cells), outlineV(cells))).toEqual(all.filter((edge) => inside(edge) === 1));
    }),
    { numRuns: 2000 },
  );
});

test('E1 a pasture of two spaces has six sides', () => {
  const pair = cellsOf([1, 1], [2, 1]);
  expect(edgesOf(outlineH(pair), outlineV(pair))).toHaveLength(6);
});

test('edges move with the cells when the grid grows at the left', () => {
  const cells = cellsOf([0, 0], [1, 0], [1, 1]);
  expect(outlineH(growLeft(cells))).toBe(growLeft(outlineH(cells)));
  expect(outlineV(growLeft(cells))).toBe(growLeft(outlineV(cells)));
});
