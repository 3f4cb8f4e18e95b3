import { leftEdge, maskH, maskV, topEdge } from '@furrow/farm/edges';
import { type Cell, type Cells, cellAt, has, ROWS, STRIDE } from '@furrow/farm/grid';
import { padEnd, widthOf } from '../paint';
import type { CellContent, FarmPicture } from './farm-picture';
import { type CellLines, cropLines, cropsText, holderLines, holderText, shortened } from './herd-text';
import { drawLattice, type Edge } from './lattice';
import type { Pen } from './pen';

const ROW_LETTERS = 'abc';
const HEIGHT = 2;
/** In cells that are narrower, texts may begin at the edge. */
const COMFORTABLE = 7;

/** The lines of a farm, with the letters of its rows and the numbers of its columns. */
export function drawFarm(picture: FarmPicture, width: number, pen: Pen): string[] {
  const { columns, firstColumn } = picture;
  const { paint } = pen;
  const lines = drawLattice(
    {
      rows: ROWS,
      columns,
      width,
      height: HEIGHT,
      above: (row, column) => edgeAbove(picture, row, column),
      before: (row, column) => edgeBefore(picture, row, column),
      cornerSign: (row, column) => signAt(picture, row, column),
      inside: (row, column) => drawCell(picture.cell(cellAt(row, column)), width, pen),
    },
    pen.ascii,
    paint,
  );
  const numbers = Array.from({ length: columns }, (_, column) =>
    centred(String(column + firstColumn), width),
  );
  const letters = lines.map((_, at) =>
    at % (HEIGHT + 1) === 1 ? ROW_LETTERS[Math.floor(at / (HEIGHT + 1))] : ' ',
  );
  return [
    `   ${paint('gray', numbers.join(' ').trimEnd())}`,
    ...lines.map((line, at) => `${paint('gray', letters[at] ?? ' ')} ${line}`),
  ];
}

/** How wide a farm of so many columns is drawn with cells of a width. */
export function farmWidth(columns: number, width: number): number {
  return 3 + columns * (width + 1);
}

function edgeAbove({ fencesH, pastures, palisades }: FarmPicture, row: number, column: number): Edge {
  const below = cellAt(row, column);
  const edge = topEdge(below);
  if (palisades?.includes(edge) === true) return 'palisade';
  if (fencesH & maskH(edge)) return 'heavy';
  return row > 0 && row < ROWS && together(pastures, below - 1, below) ? 'faint' : 'light';
}

function edgeBefore(picture: FarmPicture, row: number, column: number): Edge {
  const { fencesV, columns, pastures, palisades } = picture;
  const right = cellAt(row, column);
  const edge = leftEdge(right);
  if (palisades?.includes(edge) === true) return 'palisade';
  if (fencesV & maskV(edge)) return 'heavy';
  return column > 0 && column < columns && together(pastures, right - STRIDE, right) ? 'faint' : 'light';
}

/** The sign in a corner: that of the cell at the upper left of it. */
function signAt({ cornerSign }: FarmPicture, row: number, column: number): string | undefined {
  if (cornerSign === undefined || row === 0 || column === 0) return undefined;
  return has(cornerSign.cells, cellAt(row - 1, column - 1)) ? cornerSign.sign : undefined;
}

function together(pastures: readonly Cells[], a: Cell, b: Cell): boolean {
  const both = (1 << a) | (1 << b);
  return pastures.some((pasture) => (pasture & both) === both);
}

function drawCell(content: CellContent, width: number, pen: Pen): string[] {
  if (!content.used && content.name === undefined) return unusedCell(content, width, pen);
  const room = width < COMFORTABLE ? width : width - 1;
  const [first, second] = textsOf(content, room, pen);
  return [inCell(first, width), withSign(content, second, width, pen)];
}

function textsOf(content: CellContent, room: number, pen: Pen): CellLines {
  const { name, note = '', crops = [], holder } = content;
  if (name === undefined) {
    if (holder === undefined) return ['', () => ''];
    if (crops.length === 0) return holderLines(holder, room, pen);
    return [holderText(holder, room, pen), (left) => cropsText(crops, left, pen)];
  }
  if (crops.length > 0) return cropLines(name, crops, room, pen);
  const below = (left: number) =>
    holder === undefined ? pen.paint('gray', shortened(note, left)) : holderText(holder, left, pen);
  return [pen.paint('bold', shortened(name, room)), below];
}

/** A text that has room before the sign in the corner, if there is one. */
function withSign({ sign }: CellContent, text: (room: number) => string, width: number, pen: Pen): string {
  const room = width < COMFORTABLE ? width : width - 1;
  if (sign === undefined) return inCell(text(room), width);
  const before = text(room - 1);
  const start = widthOf(before) + 2 <= width ? ` ${before}` : before;
  const behind = widthOf(start) < width - 1 ? ' ' : '';
  return padEnd(start, width - 1 - behind.length) + pen.paint('bold', pen.paint('yellow', sign)) + behind;
}

/** A text as wide as a cell, away from the edge if it has room. */
function inCell(text: string, width: number): string {
  return padEnd(widthOf(text) < width ? ` ${text}` : text, width);
}

function unusedCell({ holder }: CellContent, width: number, pen: Pen): string[] {
  const dot = pen.ascii ? '.' : '·';
  const dots = (from: number) =>
    pen.paint(
      'gray',
      Array.from({ length: width }, (_, i) => (i % 4 === from && i < width - 1 ? dot : ' ')).join(''),
    );
  if (holder === undefined || holder.herds.length === 0) return [dots(1), dots(3)];
  return [inCell(holderText(holder, width - 1, pen), width), dots(3)];
}

function centred(text: string, width: number): string {
  const before = Math.floor((width - widthOf(text)) / 2);
  return padEnd(' '.repeat(before) + text, width);
}
