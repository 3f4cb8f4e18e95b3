import { fillings } from './fillings';
import { need } from './need';
import { placeAny } from './place-any';
import { placePlain } from './place-plain';
import { type Counts, type Room, roomFor } from './room';

/** Whether so many animals of each type find room at the same time. */
export function fits(room: Room, counts: Counts): boolean {
  let left = 0;
  let wanting = 0;
  for (let type = 0; type < room.types; type++) {
    const more = counts[type] - room.dedicated[type];
    if (more > 0) {
      need[type] = more;
      left += more;
      wanting |= 1 << type;
    } else {
      need[type] = 0;
    }
  }
  if (left <= room.pools[room.every]) return true;
  if (left > room.open) return false;
  if ((wanting & (wanting - 1)) === 0) {
    const type = 31 - Math.clz32(wanting);
    return counts[type] <= roomFor(room, type);
  }
  return room.plain ? placePlain(room, left) : placeAny(room, 0, left, room.open - left);
}

/** How many more animals of one type find room besides the given ones. */
export function spare(room: Room, counts: Counts, type: number): number {
  let low = 0;
  let high = roomFor(room, type) - counts[type];
  if (high <= 0 || !fits(room, counts)) return 0;
  const tried = counts.slice();
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    tried[type] = counts[type] + middle;
    if (fits(room, tried)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The ways to keep as many of the animals as find room, in lexicographic order: every vector that fits and to which
 * not one of the other animals can be added.
 */
export function keepable(room: Room, counts: Counts): Counts[] {
  return fits(room, counts) ? [counts] : fillings(room, counts);
}
