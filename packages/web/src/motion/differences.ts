import type { FarmPicture } from '../protocol/farm';
import type { SeatPicture } from '../protocol/seat';
import type { SpacePicture } from '../protocol/space';
import type { Table } from '../protocol/table';
import { type Beat, newBeats } from './beats';
import type { Spot } from './places';

/** Something that went from one place to another between two tables. */
export interface Flight {
  /** A person of a seat, or a good. */
  readonly what: { readonly seat: number } | { readonly good: string };
  readonly from: Spot;
  readonly to: Spot;
  /** In which part of a harvest it flies, by its place among those that took place; undefined if in none. */
  readonly beat?: number;
}

/** Whose person came to a space last, and to which: what the seat pays goes there, and what it gets comes from there. */
export interface Acting {
  readonly seat: number;
  readonly space: string;
}

/** So many pieces of one good are shown on their way; more would say nothing else. */
const PIECES = 4;
/** So many flights at once still explain something; in a harvest, so many in each of its parts. */
const FLIGHTS = 24;

/** Who acts after the second of two tables: who came last, or still the one before unless people went home. */
export function actingAfter(before: Table, after: Table, acting: Acting | undefined): Acting | undefined {
  if (!isNext(before, after)) return undefined;
  const pairs = pairsOf(before, after);
  for (const [was, is] of pairs) {
    const seat = is.people.find((one) => countOf(is, one) > countOf(was, one));
    if (seat !== undefined) return { seat, space: is.id };
  }
  const stays = pairs.some(([, is]) => is.id === acting?.space && is.people.includes(acting.seat));
  return stays ? acting : undefined;
}

/** What went where between two tables of one game; nothing if the second is not what came next. */
export function differences(before: Table, after: Table, acting: Acting | undefined): Flight[] {
  if (!isNext(before, after)) return [];
  const people = pairsOf(before, after).flatMap(([was, is]) => walksBetween(was, is));
  const beats = newBeats(before, after);
  const field = beats.findIndex(({ phase }) => phase === 'field');
  const goods = after.seats.flatMap((seat) => [
    ...(acting?.seat === seat.seat ? exchanges(before.seats[seat.seat], seat, acting.space) : []),
    ...cropsMoved(before.seats[seat.seat].farm, seat.farm, field < 0 ? undefined : field),
  ]);
  const flights = [...people, ...goods, ...eaten(beats)];
  return [undefined, ...beats.keys()].flatMap((beat) =>
    flights.filter((one) => one.beat === beat).slice(0, FLIGHTS),
  );
}

function isNext(before: Table, after: Table): boolean {
  return before.saveId === after.saveId && after.moves.shown > before.moves.shown;
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

/** What a seat got from a space, and what it paid there; what it laid out on its farm is no payment. */
function exchanges(was: SeatPicture, is: SeatPicture, id: string): Flight[] {
  const space: Spot = { on: 'space', id };
  return is.goods.flatMap(({ good, count }, i): Flight[] => {
    const supply: Spot = { on: 'supply', seat: is.seat, good };
    const change = count - (was.goods[i]?.count ?? 0) + laidOut(was.farm, is.farm, good);
    const way = change > 0 ? { from: space, to: supply } : { from: supply, to: space };
    return pieces(Math.abs(change), { what: { good }, ...way });
  });
}

/** How many of a good lie or stand on the farm more than before: crops on fields, borders. */
function laidOut(was: FarmPicture, is: FarmPicture, good: string): number {
  const lying = ({ cells, fences }: FarmPicture) =>
    good === 'border'
      ? fences.length
      : cells.flatMap(({ crops }) => crops).filter((one) => one.good === good).length;
  return Math.max(0, lying(is) - lying(was));
}

/** Crops that went from fields into the supply, in the field phase if there was one, and seeds that went to fields. */
function cropsMoved(was: FarmPicture, is: FarmPicture, phase: number | undefined): Flight[] {
  return is.cells.flatMap((cell) => {
    const old = was.cells.find((one) => one.cell === cell.cell)?.crops ?? [];
    const field: Spot = { on: 'cell', seat: is.seat, name: cell.name };
    const goods = new Set([...old, ...cell.crops].map(({ good }) => good));
    return [...goods].flatMap((good): Flight[] => {
      const supply: Spot = { on: 'supply', seat: is.seat, good };
      const change = amountIn(cell.crops, good) - amountIn(old, good);
      if (change === 0) return [];
      if (change > 0) return [{ what: { good }, from: supply, to: field }];
      return [{ what: { good }, from: field, to: supply, ...(phase !== undefined && { beat: phase }) }];
    });
  });
}

function amountIn(amounts: readonly { readonly good: string; readonly count: number }[], good: string) {
  return amounts.find((one) => one.good === good)?.count ?? 0;
}

/** Food that goes from the supply to those at home when families eat. */
function eaten(beats: readonly Beat[]): Flight[] {
  return beats.flatMap(({ phase, farms }, beat) =>
    phase !== 'feeding'
      ? []
      : farms.flatMap(({ seat, goods }) =>
          goods.flatMap(({ good, count }) =>
            pieces(-count, {
              what: { good },
              from: { on: 'supply', seat, good },
              to: { on: 'house', seat },
              beat,
            }),
          ),
        ),
  );
}

function pieces(count: number, flight: Flight): Flight[] {
  return Array.from({ length: Math.min(PIECES, Math.max(0, count)) }, () => ({ ...flight }));
}
