import type { Paint } from '../paint';

/** How an edge between cells is drawn. */
export type Edge = 'faint' | 'light' | 'heavy' | 'palisade';

/** A grid of cells with edges of different weight. */
export interface Lattice {
  readonly rows: number;
  readonly columns: number;
  /** The columns of text inside of a cell. */
  readonly width: number;
  /** The lines of text inside of a cell. */
  readonly height: number;
  /** The edge above a cell; the row below the last one has edges too. */
  above(row: number, column: number): Edge;
  /** The edge at the left of a cell; the column behind the last one has edges too. */
  before(row: number, column: number): Edge;
  /** What stands in the corner at the upper left of a cell in place of its lines. */
  cornerSign?(row: number, column: number): string | undefined;
  /** The lines in a cell, each as wide as the cell. */
  inside(row: number, column: number): readonly string[];
}

/** Signs by the weights up, right, down and left of a corner: none, light or heavy. */
const CORNERS = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳' + '╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈' + '╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋';
const WEIGHT = { faint: 0, light: 1, heavy: 2, palisade: 2 } as const;
const ACROSS = { faint: '┈', light: '─', heavy: '━', palisade: '┅' } as const;
const DOWN = { faint: '┊', light: '│', heavy: '┃', palisade: '┇' } as const;
const ASCII_ACROSS = { faint: ' ', light: '-', heavy: '=', palisade: '~' } as const;
const ASCII_DOWN = { faint: ' ', light: '|', heavy: '#', palisade: '!' } as const;

/** The lines of a lattice. */
export function drawLattice(lattice: Lattice, ascii: boolean, paint: Paint): string[] {
  const lines: string[] = [];
  for (let row = 0; row <= lattice.rows; row++) {
    lines.push(edgeLine(lattice, row, ascii, paint));
    if (row < lattice.rows) lines.push(...cellLines(lattice, row, ascii, paint));
  }
  return lines;
}

function edgeLine(lattice: Lattice, row: number, ascii: boolean, paint: Paint): string {
  let line = '';
  for (let column = 0; column <= lattice.columns; column++) {
    const around = cornerWeights(lattice, row, column);
    const sign = lattice.cornerSign?.(row, column);
    line +=
      sign === undefined
        ? tint(Math.max(...around), corner(around, ascii), paint)
        : tint(WEIGHT.heavy, sign, paint);
    if (column === lattice.columns) break;
    const edge = lattice.above(row, column);
    line += tint(WEIGHT[edge], (ascii ? ASCII_ACROSS : ACROSS)[edge].repeat(lattice.width), paint);
  }
  return line;
}

function cellLines(lattice: Lattice, row: number, ascii: boolean, paint: Paint): string[] {
  const cells = Array.from({ length: lattice.columns }, (_, column) => lattice.inside(row, column));
  const edges = Array.from({ length: lattice.columns + 1 }, (_, column) => {
    const edge = lattice.before(row, column);
    return tint(WEIGHT[edge], (ascii ? ASCII_DOWN : DOWN)[edge], paint);
  });
  return Array.from({ length: lattice.height }, (_, at) =>
    edges.map((edge, column) => edge + (cells[column]?.[at] ?? '')).join(''),
  );
}

/** The weights of the edges that meet in a corner: up, right, down, left. */
function cornerWeights(lattice: Lattice, row: number, column: number): number[] {
  const { rows, columns } = lattice;
  return [
    row > 0 ? WEIGHT[lattice.before(row - 1, column)] : 0,
    column < columns ? WEIGHT[lattice.above(row, column)] : 0,
    row < rows ? WEIGHT[lattice.before(row, column)] : 0,
    column > 0 ? WEIGHT[lattice.above(row, column - 1)] : 0,
  ];
}

function corner([up, right, down, left]: readonly number[], ascii: boolean): string {
  if (!ascii) return CORNERS[up * 27 + right * 9 + down * 3 + left];
  const most = Math.max(up, right, down, left);
  return most === 0 ? ' ' : most === 1 ? '+' : '#';
}

function tint(weight: number, text: string, paint: Paint): string {
  return weight === WEIGHT.heavy ? paint('bold', paint('yellow', text)) : paint('gray', text);
}
