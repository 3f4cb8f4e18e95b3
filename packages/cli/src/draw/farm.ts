import type { State } from '@furrow/creatures/state';
import { leftEdge, maskH, maskV, topEdge } from '@furrow/farm/edges';
import { type Cell, type Cells, cellAt, ROWS, STRIDE } from '@furrow/farm/grid';
import { padEnd, widthOf } from '../paint';
import type { Look } from './drawing';
import type { CellContent, FarmPicture } from './farm-cells';
import { holderLines, holderText, shortened } from './herd-text';
import { drawLattice, type Edge } from './lattice';

const ROW_LETTERS = 'abc';
const HEIGHT = 2;

/** The lines of a farm, with the letters of its rows and the numbers of its columns. */
export function drawFarm(picture: FarmPicture, width: number, look: Look<State>): string[] {
  const { farm } = picture;
  const { paint } = look;
  const lines = drawLattice(
    {
      rows: ROWS,
      columns: farm.columns,
      width,
      height: HEIGHT,
      above: (row, column) => edgeAbove(picture, row, column),
      before: (row, column) => edgeBefore(picture, row, column),
      inside: (row, column) => drawCell(picture.cell(cellAt(row, column)), width, look),
    },
    look.ascii,
    paint,
  );
  const numbers = Array.from({ length: farm.columns }, (_, column) =>
    centred(String(column - farm.left), width),
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

function edgeAbove({ farm, pastures }: FarmPicture, row: number, column: number): Edge {
  const below = cellAt(row, column);
  if (farm.bordersH & maskH(topEdge(below))) return 'heavy';
  return row > 0 && row < ROWS && together(pastures, below - 1, below) ? 'faint' : 'light';
}

function edgeBefore({ farm, pastures }: FarmPicture, row: number, column: number): Edge {
  const right = cellAt(row, column);
  if (farm.bordersV & maskV(leftEdge(right))) return 'heavy';
  return column > 0 && column < farm.columns && together(pastures, right - STRIDE, right) ? 'faint' : 'light';
}

function together(pastures: readonly Cells[], a: Cell, b: Cell): boolean {
  const both = (1 << a) | (1 << b);
  return pastures.some((pasture) => (pasture & both) === both);
}

function drawCell(content: CellContent, width: number, look: Look<State>): string[] {
  const inner = width - 1;
  if (content.building !== undefined) {
    const name = look.paint('bold', shortened(look.words.title(content.building), inner));
    return [` ${padEnd(name, inner)}`, ` ${withTrough(content, holderText, inner, look)}`];
  }
  if (!content.used) return unusedCell(content, width, look);
  const [first, second] = holderLines(content, inner, look);
  return [` ${padEnd(first, inner)}`, ` ${withTrough(content, () => second, inner, look)}`];
}

/** A text that has room before the sign of the trough, if there is one. */
function withTrough(content: CellContent, text: typeof holderText, width: number, look: Look<State>): string {
  if (!content.trough) return padEnd(text(content, width, look), width);
  const sign = look.paint('bold', look.paint('yellow', look.ascii ? 'U' : '⊔'));
  const before = text(content, width - 1, look);
  const behind = widthOf(before) < width - 1 ? ' ' : '';
  return padEnd(before, width - 1 - behind.length) + sign + behind;
}

function unusedCell(content: CellContent, width: number, look: Look<State>): string[] {
  const dot = look.ascii ? '.' : '·';
  const dots = (from: number) =>
    look.paint('gray', Array.from({ length: width }, (_, i) => (i % 4 === from ? dot : ' ')).join(''));
  const animals = content.holder !== undefined && content.holder.herds.length > 0;
  if (!animals) return [dots(1), dots(3)];
  return [` ${padEnd(holderText(content, width - 1, look), width - 1)}`, dots(3)];
}

function centred(text: string, width: number): string {
  const before = Math.floor((width - widthOf(text)) / 2);
  return padEnd(' '.repeat(before) + text, width);
}
