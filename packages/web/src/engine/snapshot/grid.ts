import { eachEdge, isVertical } from '@furrow/farm/edges';
import { type Cells, columnOf, each, rowOf } from '@furrow/farm/grid';
import type { Herd, Holder, Standing } from '@furrow/farm/standing';
import type { EdgePicture, HerdPicture } from '../../protocol/farm';
import type { Amount } from '../../protocol/goods';

/** The cells of a mask as a list. */
export function cellsIn(mask: Cells): number[] {
  const cells: number[] = [];
  each(mask, (cell) => cells.push(cell));
  return cells;
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

/** Animals where they stand; those of a pasture may use all its cells. */
export function herdsIn(
  standing: Standing,
  pastures: readonly Cells[],
  amount: (herd: Herd) => Amount,
): HerdPicture[] {
  return [...standing].flatMap(([cell, { herds, capacity }]: [number, Holder]) => {
    if (cell < 0) return [];
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
