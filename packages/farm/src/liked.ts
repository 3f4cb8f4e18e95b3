import { arrange } from './arrange';
import { fits } from './keep';
import {
  addEach,
  addHalves,
  addMixed,
  addOne,
  type Counts,
  FORM,
  holders,
  newRoom,
  type Room,
  shareOf,
} from './room';

/** Animals that somebody likes to see together: at least so many of each type in the holder with a label. */
export interface Wish {
  readonly holder: number;
  readonly counts: Counts;
}

/** A wish that comes true in a holder, by its index, and what the holder then still takes. */
interface Granted {
  readonly index: number;
  readonly counts: Counts;
  readonly addRest: (rest: Room) => void;
}

/** As `arrange`, with as many wishes come true as can, earlier ones before later ones; `granted` are their places in the list. */
export function arrangeLiked(
  room: Room,
  counts: Counts,
  wishes: readonly Wish[],
): { readonly stands: Counts[]; readonly granted: readonly number[] } | undefined {
  if (!fits(room, counts)) return undefined;
  let done: readonly Granted[] = [];
  const granted: number[] = [];
  wishes.forEach((wish, at) => {
    const next = grantsOf(room, wish)
      .map((grant) => [...done, grant])
      .find((all) => isPossible(room, counts, all));
    if (next === undefined) return;
    done = next;
    granted.push(at);
  });
  return { stands: standsOf(room, counts, done), granted };
}

function standsOf(room: Room, counts: Counts, done: readonly Granted[]): Counts[] {
  const rest = restOf(room, done);
  const stands = Array.from({ length: room.holders }, (_, index) => wishedAt(done, index, counts.length));
  const placed = arrange(rest, leftOf(counts, done)) ?? [];
  holders(rest).forEach((index, at) => {
    stands[index] = stands[index].map((n, type) => n + (placed[at]?.[type] ?? 0));
  });
  return stands;
}

function wishedAt(done: readonly Granted[], index: number, types: number): Counts {
  return done.find((one) => one.index === index)?.counts ?? Array.from({ length: types }, () => 0);
}

function isPossible(room: Room, counts: Counts, done: readonly Granted[]): boolean {
  const indexes = new Set(done.map(({ index }) => index));
  const left = leftOf(counts, done);
  return indexes.size === done.length && left.every((n) => n >= 0) && fits(restOf(room, done), left);
}

function leftOf(counts: Counts, done: readonly Granted[]): Counts {
  return counts.map((n, type) => done.reduce((left, one) => left - one.counts[type], n));
}

/** What the room still takes when some wishes have come true; its labels are the indexes of the holders. */
function restOf(room: Room, done: readonly Granted[]): Room {
  const rest = newRoom(room.types);
  for (let index = 0; index < room.holders; index++) {
    const granted = done.find((one) => one.index === index);
    if (granted === undefined) addWhole(rest, room, index);
    else granted.addRest(rest);
  }
  return rest;
}

function addWhole(rest: Room, room: Room, index: number): void {
  const { caps, masks, halves, forms } = room;
  if (forms[index] === FORM.each) addEach(rest, shareOf(room, index), index);
  else if (forms[index] === FORM.one) addOne(rest, caps[index], masks[index], index);
  else if (forms[index] === FORM.halves) addHalves(rest, caps[index], halves[index], index);
  else addMixed(rest, caps[index], masks[index], index);
}

/** The ways in which a wish can come true, without a look at other animals. */
function grantsOf(room: Room, { holder, counts }: Wish): Granted[] {
  return holders(room).flatMap((label, index) =>
    label === holder
      ? restsBeside(room, index, counts).map((addRest): Granted => ({ index, counts, addRest }))
      : [],
  );
}

/** What a holder still takes beside the wished animals: none, one, or two ways that exclude each other. */
function restsBeside(room: Room, index: number, counts: Counts): ((rest: Room) => void)[] {
  const form = room.forms[index];
  const [cap, mask, half] = [room.caps[index], room.masks[index], room.halves[index]];
  const types = counts.flatMap((n, type) => (n > 0 ? [type] : []));
  const all = counts.reduce((sum, n) => sum + n, 0);
  if (types.length === 0) return [(rest) => addWhole(rest, room, index)];
  if (form === FORM.each) {
    const share = shareOf(room, index).map((n, type) => n - counts[type]);
    return share.every((n) => n >= 0) ? [(rest) => addEach(rest, share, index)] : [];
  }
  if (types.some((type) => ((mask >> type) & 1) === 0)) return [];
  if (form === FORM.mixed) return all <= cap ? [(rest) => addMixed(rest, cap - all, mask, index)] : [];
  const [type] = types;
  const alone = types.length === 1 && all <= cap;
  const more = (rest: Room) => addOne(rest, cap - all, 1 << type, index);
  if (form === FORM.one) return alone ? [more] : [];
  const fitsHalves = types.length <= 2 && counts.every((n) => n <= half);
  return [
    ...(alone ? [more] : []),
    ...(fitsHalves ? [(rest: Room) => addHalf(rest, half, counts, index)] : []),
  ];
}

/** The rest of a holder whose halves are used, one of them by the wished animals and the other by them or another type. */
function addHalf(rest: Room, half: number, counts: Counts, index: number): void {
  const types = counts.flatMap((n, type) => (n > 0 ? [type] : []));
  addEach(
    rest,
    counts.map((n) => (n > 0 ? half - n : 0)),
    index,
  );
  const others = counts.reduce((mask, n, type) => (n > 0 ? mask : mask | (1 << type)), 0);
  if (types.length === 1) addOne(rest, half, others, index);
}
