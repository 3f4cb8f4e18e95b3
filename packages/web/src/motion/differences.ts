import type { FarmPicture } from '../protocol/farm';
import type { SeatPicture, SpacePicture, Table } from '../protocol/table';

/** A place on the screen that something flies from or to. */
export type Spot =
  | { readonly on: 'space'; readonly id: string }
  | { readonly on: 'farm'; readonly seat: number }
  | { readonly on: 'cell'; readonly seat: number; readonly name: string }
  | { readonly on: 'supply'; readonly seat: number; readonly good: string };

/** Something that went from one place to another between two tables. */
export interface Flight {
  /** A person of a seat, or a good. */
  readonly what: { readonly seat: number } | { readonly good: string };
  readonly from: Spot;
  readonly to: Spot;
}

/** So many pieces of one good are shown on their way; more would say nothing else. */
const PIECES = 4;
/** So many flights at once still explain something. */
const FLIGHTS = 24;

/** What went where between two tables of one game; nothing if the second is not what came next. */
export function differences(before: Table, after: Table): Flight[] {
  if (before.saveId !== after.saveId || after.moves.shown <= before.moves.shown) return [];
  const spaces = pairsOf(before, after);
  const people = spaces.flatMap(([was, is]) => walksBetween(was, is));
  const goods = after.seats.flatMap((seat) => {
    const from = spaces.find(([was, is]) => countOf(is, seat.seat) > countOf(was, seat.seat))?.[1];
    return [
      ...(from === undefined ? [] : gainsOf(before.seats[seat.seat], seat, from.id)),
      ...reapings(before.seats[seat.seat].farm, seat.farm),
    ];
  });
  return [...people, ...goods].slice(0, FLIGHTS);
}

/** Each space as it was and as it is. */
function pairsOf(before: Table, after: Table): [SpacePicture, SpacePicture][] {
  const was = new Map(before.board.flatMap(({ spaces }) => spaces).map((space) => [space.id, space]));
  return after.board
    .flatMap(({ spaces }) => spaces)
    .flatMap((is) => {
      const old = was.get(is.id);
      return old === undefined ? [] : [[old, is] as [SpacePicture, SpacePicture]];
    });
}

function countOf({ people }: SpacePicture, seat: number): number {
  return people.filter((one) => one === seat).length;
}

/** People who came to a space, and those who went home from it. */
function walksBetween(was: SpacePicture, is: SpacePicture): Flight[] {
  const space: Spot = { on: 'space', id: is.id };
  return [...new Set([...was.people, ...is.people])].flatMap((seat): Flight[] => {
    const home: Spot = { on: 'farm', seat };
    const change = countOf(is, seat) - countOf(was, seat);
    if (change > 0) return [{ what: { seat }, from: home, to: space }];
    return change < 0 ? [{ what: { seat }, from: space, to: home }] : [];
  });
}

/** What a seat got from the space that its person has come to. */
function gainsOf(was: SeatPicture, is: SeatPicture, space: string): Flight[] {
  return is.goods.flatMap(({ good, count }, i): Flight[] => {
    const more = count - (was.goods[i]?.count ?? 0);
    return Array.from({ length: Math.min(PIECES, Math.max(0, more)) }, () => ({
      what: { good },
      from: { on: 'space', id: space },
      to: { on: 'supply', seat: is.seat, good },
    }));
  });
}

/** Crops that went from fields into the supply. */
function reapings(was: FarmPicture, is: FarmPicture): Flight[] {
  return is.cells.flatMap((cell) => {
    const old = was.cells.find((one) => one.cell === cell.cell)?.crops ?? [];
    return old.flatMap(({ good, count }): Flight[] => {
      const left = cell.crops.find((one) => one.good === good)?.count ?? 0;
      if (left >= count) return [];
      return [
        {
          what: { good },
          from: { on: 'cell', seat: is.seat, name: cell.name },
          to: { on: 'supply', seat: is.seat, good },
        },
      ];
    });
  });
}
