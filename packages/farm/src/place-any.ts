import { need } from './need';
import type { Room } from './room';

/**
 * Whether the choosers from `at` on and the pools of a room take all of `need`, which is `left` in total, when `slack`
 * places may stay empty.
 */
export function placeAny(room: Room, at: number, left: number, slack: number): boolean {
  if (slack < 0) return false;
  if (left <= room.pools[room.every]) return true;
  if (at === room.choosers) return poolsTakeAll(room);
  return placeAlone(room, at, left, slack) || placeHalves(room, at, left, slack);
}

/** As `placeAny`, with animals of at most one type in the next holder. */
function placeAlone(room: Room, at: number, left: number, slack: number): boolean {
  const index = room.order[at];
  const empty = slack - room.sizes[at];
  let isIdle = true;
  for (let type = 0; type < room.types; type++) {
    const n = need[type];
    if (n === 0 || ((room.masks[index] >> type) & 1) === 0) continue;
    isIdle = false;
    const taken = Math.min(n, room.caps[index]);
    need[type] = n - taken;
    const found = placeAny(room, at + 1, left - taken, empty + taken);
    need[type] = n;
    if (found) return true;
  }
  return isIdle && placeAny(room, at + 1, left, empty);
}

/** As `placeAny`, with animals of two types in the halves of the next holder. */
function placeHalves(room: Room, at: number, left: number, slack: number): boolean {
  const half = room.halves[room.order[at]];
  const empty = slack - room.sizes[at];
  for (let second = half > 0 ? 1 : room.types; second < room.types; second++) {
    const n = need[second];
    const taken = Math.min(n, half);
    for (let first = 0; first < second && n > 0; first++) {
      const m = need[first];
      if (m === 0) continue;
      const both = taken + Math.min(m, half);
      need[first] = m - both + taken;
      need[second] = n - taken;
      const found = placeAny(room, at + 1, left - both, empty + both);
      need[first] = m;
      need[second] = n;
      if (found) return true;
    }
  }
  return false;
}

/** Whether the pools alone take all of `need`: no set of types needs more than the pools open to one of them hold. */
function poolsTakeAll(room: Room): boolean {
  for (let types = 1; types <= room.every; types++) {
    let more = 0;
    for (let type = 0; type < room.types; type++) if ((types >> type) & 1) more += need[type];
    for (let mask = 1; mask <= room.every; mask++) if (mask & types) more -= room.pools[mask];
    if (more > 0) return false;
  }
  return true;
}
