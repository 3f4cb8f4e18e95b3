/** A set of cells as a bit mask: bit `column * STRIDE + row`, the fourth bit of each column always empty. */
export type Cells = number;

/** The index of one cell: `column * STRIDE + row`. */
export type Cell = number;

/** The number of rows of every farm; row 0 is the top. */
export const ROWS = 3;

/** The distance between the indices of two cells side by side. */
export const STRIDE = 4;

/** The largest number of columns that the masks can carry. */
export const MAX_COLUMNS = 7;

const EVERY_CELL = 0x7777777;
const TOP_ROW = 0x1111111;

/** The cell in the given row and column. */
export function cellAt(row: number, column: number): Cell {
  return (column << 2) | row;
}

/** The row of a cell. */
export function rowOf(cell: Cell): number {
  return cell & 3;
}

/** The column of a cell. */
export function columnOf(cell: Cell): number {
  return cell >> 2;
}

/** All cells of a grid with so many columns. */
export function allCells(columns: number): Cells {
  return EVERY_CELL >> ((MAX_COLUMNS - columns) << 2);
}

/** The cells of one row. */
export function rowCells(row: number, columns: number): Cells {
  return (TOP_ROW >> ((MAX_COLUMNS - columns) << 2)) << row;
}

/** The cells of one column. */
export function columnCells(column: number): Cells {
  return 7 << (column << 2);
}

/** The four corner cells of the grid. */
export function corners(columns: number): Cells {
  return 5 | (5 << ((columns - 1) << 2));
}

/** The same cells or edges after one column has been added at the left end of the grid. */
export function growLeft(mask: number): number {
  return mask << STRIDE;
}

/** The cells that share an edge with the cell. */
export function neighbours(cell: Cell, columns: number): Cells {
  const own = 1 << cell;
  return ((own << 1) | (own >> 1) | (own << STRIDE) | (own >> STRIDE)) & allCells(columns);
}

/** The cells outside of the set that share an edge with one of its cells. */
export function adjacentTo(cells: Cells, columns: number): Cells {
  const around = (cells << 1) | (cells >> 1) | (cells << STRIDE) | (cells >> STRIDE);
  return around & ~cells & allCells(columns);
}

/** The cells of `within` that can be reached from `start` over shared edges, borders ignored. */
function spread(start: Cells, within: Cells): Cells {
  let reached = start;
  for (;;) {
    const wider =
      (reached | (reached << 1) | (reached >> 1) | (reached << STRIDE) | (reached >> STRIDE)) & within;
    if (wider === reached) return reached;
    reached = wider;
  }
}

/** The groups of cells connected over shared edges, borders ignored, in the order of their lowest cells. */
export function groups(cells: Cells, columns: number): Cells[] {
  const found: Cells[] = [];
  let rest = cells & allCells(columns);
  while (rest !== 0) {
    const group = spread(rest & -rest, rest);
    found.push(group);
    rest &= ~group;
  }
  return found;
}

/** The number of groups of cells connected over shared edges, borders ignored. */
export function countGroups(cells: Cells, columns: number): number {
  let found = 0;
  let rest = cells & allCells(columns);
  while (rest !== 0) {
    rest &= ~spread(rest & -rest, rest);
    found++;
  }
  return found;
}

/** Whether the cells form at most one group connected over shared edges, borders ignored. */
export function isConnected(cells: Cells, columns: number): boolean {
  const all = cells & allCells(columns);
  return spread(all & -all, all) === all;
}

/** Whether a mask has the bit of an index; no mask has one beyond 31. */
export function has(mask: number, index: number): boolean {
  return index < 32 && ((mask >> index) & 1) === 1;
}

/** The number of bits set in a mask. */
export function count(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest bit of a mask, -1 for an empty one. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** Calls `visit` with the index of every bit of a mask, lowest first. */
export function each(mask: number, visit: (index: number) => void): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) visit(31 - Math.clz32(rest & -rest));
}
