import { fillings } from './fillings';
import { begin, need } from './need';
import { placeAny } from './place-any';
import { placePlain } from './place-plain';
import { type Counts, type Room, roomFor } from './room';
import { FIRST, field, pack, SECOND, VectorSet } from './vector-set';

/** With so many holders that must choose, it pays to look first for ways to keep that lose few animals. */
const MANY_CHOOSERS = 6;

const losses = new VectorSet();
const limits: number[] = [0, 0, 0, 0];
const loss: number[] = [0, 0, 0, 0];
const tried: number[] = [];
let triesLeft = 0;

/** Whether so many animals of each type find room at the same time. */
export function fits(room: Room, counts: Counts): boolean {
  const left = begin(room, counts);
  if (left <= room.pools[room.every]) return true;
  if (left > room.open) return false;
  let wanting = 0;
  for (let type = 0; type < room.types; type++) if (need[type] > 0) wanting |= 1 << type;
  if ((wanting & (wanting - 1)) === 0) {
    const type = 31 - Math.clz32(wanting);
    return counts[type] <= roomFor(room, type);
  }
  return room.plain ? placePlain(room, left) : placeAny(room, left);
}

/** How many more animals of one type find room besides the given ones. */
export function spare(room: Room, counts: Counts, type: number): number {
  let low = 0;
  let high = roomFor(room, type) - counts[type];
  if (high <= 0 || !fits(room, counts)) return 0;
  const more = counts.slice();
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    more[type] = counts[type] + middle;
    if (fits(room, more)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The ways to keep as many of the animals as find room, in lexicographic order: every vector that fits and to
 * which not one of the other animals can be added.
 */
export function keepable(room: Room, counts: Counts): Counts[] {
  if (fits(room, counts)) return [counts];
  const left = begin(room, counts);
  const gone = fewLosses(room, counts, left) ?? fillings(room);
  gone.sortDown();
  const ways: Counts[] = [];
  for (let at = 0; at < gone.size; at++) {
    const kept = counts.slice();
    for (let type = 0; type < kept.length; type++) {
      kept[type] -= field(type < 2 ? gone.high[at] : gone.low[at], type & 1 ? SECOND : FIRST);
    }
    ways.push(kept);
  }
  return ways;
}

/**
 * The losses out of `need`, `left` in total, from which nothing can be taken back, found by trying small ones
 * before greater ones; undefined, with `need` as before, if that is not promising.
 */
function fewLosses(room: Room, counts: Counts, left: number): VectorSet | undefined {
  const least = Math.max(1, left - room.open);
  const triesForLeast = ((least + 1) * (least + 2) * (least + 3)) / 6;
  triesLeft = 1 << (room.choosers >> 1);
  if (room.choosers < MANY_CHOOSERS || triesForLeast > triesLeft) return undefined;
  losses.clear();
  for (let type = 0; type < limits.length; type++) limits[type] = need[type];
  for (let total = least; triesLeft > 0; total++) {
    const before = triesLeft;
    tryLosses(room, counts, 0, total);
    if (triesLeft === before) return losses;
  }
  begin(room, counts);
  return undefined;
}

/** Tries all losses of the types from the given one on that make up the total and include no known loss. */
function tryLosses(room: Room, counts: Counts, type: number, total: number): void {
  if (type < limits.length - 1) {
    for (let n = Math.min(total, limits[type]); n >= 0 && triesLeft > 0; n--) {
      loss[type] = n;
      tryLosses(room, counts, type + 1, total - n);
    }
    return;
  }
  if (total > limits[type]) return;
  loss[type] = total;
  const high = pack(loss[0], loss[1]);
  const low = pack(loss[2], loss[3]);
  if (losses.hasAtMost(high, low)) return;
  triesLeft--;
  for (let other = 0; other < room.types; other++) tried[other] = counts[other] - loss[other];
  if (fits(room, tried)) losses.add(high, low);
}
