import { need, wasHere } from './need';
import { newRoom, type Room } from './room';

/** The ways to fill a holder: four with one type (here twice), and six with two types in its halves. */
const ONE = [0, 1, 2, 3, 0, 0, 0, 1, 1, 2] as const;
const OTHER = [0, 1, 2, 3, 1, 2, 3, 2, 3, 3] as const;
const WAYS_ALONE = 4;
const WAYS = 10;

let room = newRoom(1);

/** Whether any room takes all of `need`, which is `left` in total. */
export function placeAny(into: Room, left: number): boolean {
  room = into;
  return place(0, left, room.open - left, 0);
}

/**
 * Whether the holders from `at` on and the pools take all of `need`, when `slack` places may stay empty and
 * the ways in the mask `failed` are wrong for the next holder; what is wrong for a holder is wrong for the
 * next one like it.
 */
function place(at: number, left: number, slack: number, failed: number): boolean {
  if (slack < 0) return false;
  if (left <= room.pools[room.every]) return true;
  if (at === room.choosers) return poolsTakeAll();
  if (wasHere(at)) return false;
  const index = room.order[at];
  const half = room.halves[index];
  const empty = slack - room.sizes[at];
  const hasTwin = isTwin(at);
  const ways = half > 0 ? WAYS : WAYS_ALONE;
  let wrong = failed;
  let isIdle = true;
  for (let way = 0; way < ways; way++) {
    const one = ONE[way];
    const other = OTHER[way];
    const m = need[one];
    const n = need[other];
    if (m === 0 || n === 0 || ((room.masks[index] >> one) & 1) === 0) continue;
    isIdle = false;
    if ((wrong >> way) & 1) continue;
    const most = one === other ? room.caps[index] : half;
    need[one] = m > most ? m - most : 0;
    if (one !== other) need[other] = n > most ? n - most : 0;
    const taken = one === other ? m - need[one] : m - need[one] + n - need[other];
    const found = place(at + 1, left - taken, empty + taken, hasTwin ? wrong : 0);
    need[one] = m;
    need[other] = n;
    if (found) return true;
    wrong |= 1 << way;
  }
  return isIdle && place(at + 1, left, empty, 0);
}

/** Whether the holder behind this one is like it. */
function isTwin(at: number): boolean {
  const one = room.order[at];
  const other = room.order[at + 1];
  return (
    at + 1 < room.choosers &&
    room.caps[one] === room.caps[other] &&
    room.halves[one] === room.halves[other] &&
    room.masks[one] === room.masks[other]
  );
}

/** Whether the pools take all of `need`: no set of types needs more than the pools open to one of them. */
function poolsTakeAll(): boolean {
  for (let types = 1; types <= room.every; types++) {
    let more = 0;
    for (let type = 0; type < room.types; type++) if ((types >> type) & 1) more += need[type];
    for (let mask = 1; mask <= room.every; mask++) if (mask & types) more -= room.pools[mask];
    if (more > 0) return false;
  }
  return true;
}
