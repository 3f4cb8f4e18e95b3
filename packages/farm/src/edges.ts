import { allCells, type Cell, type Cells, MAX_COLUMNS, STRIDE } from './grid';

/**
 * The number of one edge, its bit in the mask `h` of the horizontal edges or 32 + its bit in the mask `v` of
 * the vertical ones: `h` has at the index of a cell the edge above it and in the fourth row the bottom rim,
 * `v` has the edge at the left of a cell and behind the last column the right rim.
 */
export type Edge = number;

const FIRST_VERTICAL = 32;
const EVERY_VERTICAL = 0x77777777;

/** The edge above a cell. */
export function topEdge(cell: Cell): Edge {
  return cell;
}

/** The edge below a cell. */
export function bottomEdge(cell: Cell): Edge {
  return cell + 1;
}

/** The edge at the left of a cell. */
export function leftEdge(cell: Cell): Edge {
  return FIRST_VERTICAL + cell;
}

/** The edge at the right of a cell. */
export function rightEdge(cell: Cell): Edge {
  return FIRST_VERTICAL + STRIDE + cell;
}

/** Whether an edge is a vertical one. */
export function isVertical(edge: Edge): boolean {
  return edge >= FIRST_VERTICAL;
}

/** The edge as a mask of horizontal edges, empty for a vertical one. */
export function maskH(edge: Edge): number {
  return edge < FIRST_VERTICAL ? 1 << edge : 0;
}

/** The edge as a mask of vertical edges, empty for a horizontal one. */
export function maskV(edge: Edge): number {
  return edge < FIRST_VERTICAL ? 0 : 1 << (edge - FIRST_VERTICAL);
}

/** Calls `visit` with every edge of a set, the horizontal ones first, lowest first. */
export function eachEdge(h: number, v: number, visit: (edge: Edge) => void): void {
  for (let rest = h; rest !== 0; rest &= rest - 1) visit(31 - Math.clz32(rest & -rest));
  for (let rest = v; rest !== 0; rest &= rest - 1) visit(FIRST_VERTICAL + 31 - Math.clz32(rest & -rest));
}

/** All horizontal edges of a grid, the rim included. */
export function allEdgesH(columns: number): number {
  return (1 << (columns << 2)) - 1;
}

/** All vertical edges of a grid, the rim included. */
export function allEdgesV(columns: number): number {
  return EVERY_VERTICAL >> ((MAX_COLUMNS - columns) << 2);
}

/** All horizontal edges of the cells, those between two of them included. */
export function rimH(cells: Cells): number {
  return cells | (cells << 1);
}

/** All vertical edges of the cells, those between two of them included. */
export function rimV(cells: Cells): number {
  return cells | (cells << STRIDE);
}

/** The horizontal edges that have the region on exactly one side. */
export function outlineH(region: Cells): number {
  return region ^ (region << 1);
}

/** The vertical edges that have the region on exactly one side. */
export function outlineV(region: Cells): number {
  return region ^ (region << STRIDE);
}

/** The cells beside an edge: two, or one at the rim of the grid. */
export function sidesOf(edge: Edge, columns: number): Cells {
  const h = maskH(edge);
  const v = maskV(edge);
  return (h | (h >> 1) | v | (v >> STRIDE)) & allCells(columns);
}
