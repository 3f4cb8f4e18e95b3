import type { Herd } from '@furrow/farm/standing';
import type { Seat } from '@furrow/kernel/seat';
import { type Colour, widthOf } from '../paint';
import { shortened } from './herd-text';
import { type Block, beside, blockWidth, inGroups, type Row } from './layout';
import { amountText, type Pen } from './pen';

/** The columns between things that stand side by side. */
export const GAP = 3;

const SEAT_COLOURS: readonly Colour[] = ['brightRed', 'brightBlue', 'green', 'yellow', 'magenta'];
const SEAT_SIGNS = ['①', '②', '③', '④', '⑤'];

/** A heading over the whole width. */
export function heading(text: string, { paint, width, ascii }: Pen): string {
  const line = (ascii ? '-' : '─').repeat(Math.max(0, width - text.length - 4));
  return paint('gray', `${ascii ? '--' : '──'} ${text} ${line}`);
}

/** One text at the left and one at the right of a line, or below each other if they have no room. */
export function apart(left: string, right: string, width: number): string[] {
  const gap = width - widthOf(left) - widthOf(right);
  return gap > 1 ? [left + ' '.repeat(gap) + right] : [left, right];
}

/** The name of a seat in its colour, cut to a width. */
export function seatTitle(seat: Seat, width: number, { names, paint }: Pen): string {
  return paint('bold', paint(SEAT_COLOURS[seat], shortened(names[seat], width)));
}

/** That a seat begins the next round. */
export function starterText({ ascii, terminal, paint }: Pen): string {
  return paint('yellow', `${ascii ? '*' : '★'} ${terminal.startPlayer}`);
}

/** An action space as it is shown. */
export interface ShownSpace {
  readonly title: string;
  /** Whose worker stands there; -1 for nobody. */
  readonly seat: Seat;
  /** Whose workers have joined the first. */
  readonly joined?: readonly Seat[];
  /** Nobody can use it now. */
  readonly closed?: boolean;
  /** What lies there; undefined if nothing ever does. */
  readonly goods: readonly Herd[] | undefined;
  /** It is marked as a good one. */
  readonly suggested: boolean;
}

/** A space as a row: who is there, what it is called, what lies there. */
export function spaceRow(space: ShownSpace, pen: Pen): Row {
  const { title, seat, joined = [], closed = seat >= 0, goods, suggested } = space;
  const { paint } = pen;
  const who = seat < 0 ? ' ' : seatSign(seat, pen);
  const others = joined.map((one) => ` ${seatSign(one, pen)}`).join('');
  return {
    left: `${who}${suggested ? suggestion(pen) : ' '}${closed ? paint('gray', title) : title}${others}`,
    right: goods?.map((herd) => amountText(herd, pen)).join(' '),
  };
}

/** The marker on a space that is suggested. */
function suggestion({ paint, ascii }: Pen): string {
  return paint('bold', paint('green', ascii ? '>' : '▸'));
}

/** The number of a seat in its colour. */
function seatSign(seat: Seat, { paint, ascii }: Pen): string {
  return paint('bold', paint(SEAT_COLOURS[seat], ascii ? String(seat + 1) : SEAT_SIGNS[seat]));
}

/** How wide the cells of a farm may be. */
export interface CellWidths {
  readonly least: number;
  readonly most: number;
}

/** Farms, each drawn with cells of a width, in as few rows as the whole width allows, with cells as wide as possible. */
export function farmsInRows(
  farms: readonly ((cell: number) => Block)[],
  { least, most }: CellWidths,
  gap: number,
  width: number,
): string[] {
  for (let rows = 1; rows <= farms.length; rows++) {
    for (let cell = most; cell >= least; cell--) {
      const lines = inGroups(farms, Math.ceil(farms.length / rows)).map((group) =>
        beside(
          group.map((draw) => draw(cell)),
          gap,
        ),
      );
      const fits = lines.every((block) => blockWidth(block) <= width);
      if (fits || (rows === farms.length && cell === least))
        return lines.flatMap((block, i) => [...(i > 0 ? [''] : []), ...block]);
    }
  }
  return [];
}
