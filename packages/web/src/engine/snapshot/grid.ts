import { allEdgesH, allEdgesV, eachEdge, isVertical, maskH, maskV } from '@furrow/farm/edges';
import { type Cells, columnOf, each, rowOf } from '@furrow/farm/grid';
import type { Herd, Holder, Standing } from '@furrow/farm/standing';
import type { CellSpot } from '../../protocol/draft';
import type { EdgePicture, HerdPicture } from '../../protocol/farm';
import type { Amount } from '../../protocol/goods';

/** Holders of animals that are no cells have higher numbers. */
const NO_CELL = 32;

/** The cells of a mask as a list. */
export function cellsIn(mask: Cells): number[] {
  const cells: number[] = [];
  each(mask, (cell) => cells.push(cell));
  return cells;
}

/** The cells of a mask with their rows and columns. */
export function cellSpots(mask: Cells): CellSpot[] {
  return cellsIn(mask).map((cell) => ({ cell, row: rowOf(cell), column: columnOf(cell) }));
}

/** The edges of two masks as lines of the grid. */
export function edgesIn(h: number, v: number): EdgePicture[] {
  const edges: EdgePicture[] = [];
  eachEdge(h, v, (edge) => {
    const at = edge & 31;
    edges.push({ edge, row: rowOf(at), column: columnOf(at), vertical: isVertical(edge) });
  });
  return edges;
}

/** All edges of a farm with so many columns, the rim included. */
export function allEdges(columns: number): number[] {
  const edges: number[] = [];
  eachEdge(allEdgesH(columns), allEdgesV(columns), (edge) => edges.push(edge));
  return edges;
}

/** Two masks of edges with some edges added, or taken away where they were set. */
export function toggled(h: number, v: number, edges: readonly number[]): [h: number, v: number] {
  return [
    edges.reduce((mask, edge) => mask ^ maskH(edge), h),
    edges.reduce((mask, edge) => mask ^ maskV(edge), v),
  ];
}

/** Animals where they stand on the farm; those of a pasture may use all its cells. */
export function herdsIn(
  standing: Standing,
  pastures: readonly Cells[],
  amount: (herd: Herd) => Amount,
): HerdPicture[] {
  return [...standing].flatMap(([cell, { herds, capacity }]: [number, Holder]) => {
    if (cell < 0 || cell >= NO_CELL) return [];
    const area = pastures.find((one) => (one >> cell) & 1);
    return {
      cell,
      cells: area === undefined ? [cell] : cellsIn(area),
      animals: herds.map(amount),
      used: herds.reduce((sum, { count }) => sum + count, 0),
      capacity,
    };
  });
}
