import { need, wasHere } from './need';
import type { Room } from './room';

let sizes: readonly number[] = [];
let types = 0;
let units = 0;

/** Whether a plain room takes all of `need`, which is `left` in total and at most all the open room. */
export function placePlain(room: Room, left: number): boolean {
  sizes = room.sizes;
  types = room.types;
  units = room.pools[room.every];
  return place(0, left, room.open - left, 0);
}

/**
 * Whether the holders from `at` on and the units take all of `need`, when `slack` places may stay empty and
 * the types in the mask `failed` are wrong for the next holder.
 *
 * Types and holders are interchangeable, hence of the types that a holder takes completely only the largest
 * needs a try, and no other type does when that one fills it; of types in equal need one is enough; and a
 * type that is wrong for a holder is wrong for the next one of the same size.
 */
function place(at: number, left: number, slack: number, failed: number): boolean {
  if (left <= units) return true;
  const size = sizes[at];
  if (size === 0) return false;
  let best = 0;
  let most = 0;
  let wanting = 0;
  for (let type = 0; type < types; type++) {
    const n = need[type];
    if (n > 0) wanting++;
    if (n <= size && n > most) {
      best = type;
      most = n;
    }
  }
  if (wanting === 1) return true;
  if (wasHere(at)) return false;
  let wrong = failed;
  if (most > 0) {
    if (size - most <= slack && ((wrong >> best) & 1) === 0) {
      need[best] = 0;
      const found = place(at + 1, left - most, slack - size + most, sizes[at + 1] === size ? wrong : 0);
      need[best] = most;
      if (found) return true;
    }
    if (most === size) return false;
    wrong |= 1 << best;
  }
  return placePart(at, left, slack, wrong);
}

/** As `place`, with a type in the next holder of which it takes only a part. */
function placePart(at: number, left: number, slack: number, failed: number): boolean {
  const size = sizes[at];
  const isTwin = sizes[at + 1] === size;
  let wrong = failed;
  let last = 0;
  for (let type = 0; type < types; type++) {
    const n = need[type];
    if (n <= size || (wrong >> type) & 1) continue;
    if (n !== last) {
      need[type] = n - size;
      const found = place(at + 1, left - size, slack, isTwin ? wrong : 0);
      need[type] = n;
      if (found) return true;
    }
    last = n;
    wrong |= 1 << type;
  }
  return false;
}
