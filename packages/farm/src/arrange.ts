import { fits } from './keep';
import {
  addEach,
  addHalves,
  addMixed,
  addOne,
  type Counts,
  clear,
  FORM,
  newRoom,
  type Room,
  shareOf,
} from './room';

/**
 * How many animals of each type stand in each holder, in the order in which the holders were added; undefined
 * if they do not fit; the larger holders get the more numerous types, as far as all still fit.
 */
export function arrange(room: Room, counts: Counts): Counts[] | undefined {
  if (!fits(room, counts)) return undefined;
  const left = counts.slice();
  const stands = Array.from({ length: room.holders }, () => counts.map(() => 0));
  const slots = slotsOf(room, counts);
  const rest = newRoom(room.types);
  for (let at = 0; at < slots.length; at++) {
    clear(rest);
    for (let later = at + 1; later < slots.length; later++) addSlot(rest, room, slots[later]);
    const stand = stands[slots[at]];
    const taken = options(room, slots[at], left, stand).find((option) => fits(rest, minus(left, option)));
    taken?.forEach((n, type) => {
      left[type] -= n;
      stand[type] += n;
    });
  }
  return stands;
}

/**
 * The holders in the order of filling, largest first; one for a mixture appears once for each place in it.
 */
function slotsOf(room: Room, counts: Counts): number[] {
  const all = counts.reduce((sum, n) => sum + n, 0);
  const places = (index: number): number =>
    room.forms[index] === FORM.mixed ? Math.min(room.caps[index], all) : 1;
  const largest = (index: number): number =>
    room.forms[index] === FORM.each ? Math.max(...shareOf(room, index)) : room.caps[index];
  return Array.from({ length: room.holders }, (_, index) => index)
    .sort((a, b) => largest(b) - largest(a) || a - b)
    .flatMap((index) => Array.from({ length: places(index) }, () => index));
}

/** Adds a holder of another room, or one place of it if it takes a mixture. */
function addSlot(rest: Room, room: Room, index: number): void {
  const form = room.forms[index];
  if (form === FORM.each) addEach(rest, shareOf(room, index));
  else if (form === FORM.one) addOne(rest, room.caps[index], room.masks[index]);
  else if (form === FORM.halves) addHalves(rest, room.caps[index], room.halves[index]);
  else addMixed(rest, 1, room.masks[index]);
}

/** What the holder may take of the animals left, from the best to nothing at all. */
function options(room: Room, index: number, left: Counts, stand: Counts): Counts[] {
  const form = room.forms[index];
  if (form === FORM.each) return [shareOf(room, index).map((n, type) => Math.min(n, left[type]))];
  const types = left
    .map((_, type) => type)
    .filter((type) => left[type] > 0 && (room.masks[index] >> type) & 1);
  types.sort((a, b) => stand[b] - stand[a] || left[b] - left[a] || a - b);
  const cap = form === FORM.mixed ? 1 : room.caps[index];
  const taking = (most: number, chosen: readonly number[]): Counts =>
    left.map((n, type) => (chosen.includes(type) ? Math.min(n, most) : 0));
  const alone = types.map((type) => taking(cap, [type]));
  if (form !== FORM.halves) return [...alone, taking(0, [])];
  const pairs = types.flatMap((a, at) => types.slice(at + 1).map((b) => taking(room.halves[index], [a, b])));
  return [...alone, ...pairs];
}

function minus(counts: Counts, taken: Counts): number[] {
  return counts.map((n, type) => n - taken[type]);
}
