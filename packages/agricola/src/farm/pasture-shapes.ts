import { outlineH, outlineV } from '@furrow/farm/edges';
import { adjacentTo, type Cells, count } from '@furrow/farm/grid';
import { enclosed } from '@furrow/farm/pastures';
import { ALL, COLUMNS, FENCES, FIRST_ROOMS } from './farmyard';

/** A pasture that can be enclosed: its spaces and the fences around it. */
export interface PastureShape {
  readonly cells: Cells;
  readonly h: number;
  readonly v: number;
  readonly fences: number;
  /** It encloses spaces that are not its own. */
  readonly ring: boolean;
}

/** The spaces that can ever be fenced: all but those of the first rooms. */
const FENCEABLE = ALL & ~FIRST_ROOMS;

const found = findShapes();

/** Every connected group of such spaces that at most 15 fences enclose; a move names one by its index. */
export const pastureShapes: readonly PastureShape[] = found.filter(({ fences }) => fences <= FENCES);

/** The same, and behind them the groups for which 15 fences are not enough. */
export const allShapes: readonly PastureShape[] = [
  ...pastureShapes,
  ...found.filter(({ fences }) => fences > FENCES),
];

/** The spaces of each of them, in one list that is quickly gone through. */
export const cellsOfShapes: readonly Cells[] = allShapes.map(({ cells }) => cells);

const byCells = new Map(allShapes.map((shape, i) => [shape.cells, i]));

/** The index of the shape with these spaces, if there is one. */
export function shapeOf(cells: Cells): number | undefined {
  return byCells.get(cells);
}

function findShapes(): PastureShape[] {
  const seen = new Set<Cells>();
  let grown: Cells[] = [];
  for (let rest = FENCEABLE; rest !== 0; rest &= rest - 1) grown.push(rest & -rest);
  while (grown.length > 0) {
    const next: Cells[] = [];
    for (const cells of grown) {
      if (seen.has(cells)) continue;
      seen.add(cells);
      for (let rest = adjacentTo(cells, COLUMNS) & FENCEABLE; rest !== 0; rest &= rest - 1)
        next.push(cells | (rest & -rest));
    }
    grown = next;
  }
  return [...seen]
    .map((cells) => ({
      cells,
      h: outlineH(cells),
      v: outlineV(cells),
      fences: count(outlineH(cells)) + count(outlineV(cells)),
      ring: enclosed(COLUMNS, outlineH(cells), outlineV(cells), ALL) !== cells,
    }))
    .sort((a, b) => count(a.cells) - count(b.cells) || a.cells - b.cells);
}
