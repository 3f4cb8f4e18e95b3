import { type Counts, MAX_TYPES, type Room } from './room';
import { pack, VectorSet } from './vector-set';

/** A search that takes more steps than this begins to remember where it has been. */
const PATIENCE = 64;

/** Per type, how many animals have still to be placed; 0 for types that the room does not know. */
export const need: number[] = [0, 0, 0, 0];

/** What was still to be placed, for each holder at which the search has been. */
const seen: VectorSet[] = [];
let steps = 0;

/** Begins a search with the animals beyond the dedicated room as `need`, and gives their number. */
export function begin(room: Room, counts: Counts): number {
  let left = 0;
  for (let type = 0; type < room.types; type++) {
    const more = counts[type] - room.dedicated[type];
    need[type] = more > 0 ? more : 0;
    left += need[type];
  }
  for (let type = room.types; type < MAX_TYPES; type++) need[type] = 0;
  steps = 0;
  return left;
}

/**
 * Whether the search has come to this holder with the same need before, in vain; always false for short
 * searches.
 */
export function wasHere(at: number): boolean {
  if (++steps < PATIENCE) return false;
  if (steps === PATIENCE) for (const set of seen) set.clear();
  while (seen.length <= at) seen.push(new VectorSet());
  return !seen[at].add(pack(need[0], need[1]), pack(need[2], need[3]));
}
