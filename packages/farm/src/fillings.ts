import { need } from './need';
import type { Room } from './room';
import { FIRST, field, pack, reduce, SECOND, VectorSet } from './vector-set';

/** The animals left over for each sensible way to fill the holders seen so far. */
let residues = new VectorSet();
/** The same with one holder more. */
let next = new VectorSet();

/**
 * What is left over of `need` by the ways to fill the room that cannot be improved for one type without harm
 * to another; the set is used again by the next call.
 */
export function fillings(room: Room): VectorSet {
  residues.clear();
  next.clear();
  residues.add(pack(need[0], need[1]), pack(need[2], need[3]));
  for (let at = 0; at < room.choosers; at++) {
    const index = room.order[at];
    if (room.halves[index] > 0) fillHalves(room.halves[index]);
    fillOne(room.caps[index], room.masks[index]);
  }
  for (let mask = 1; mask <= room.every; mask++) {
    const all = need[0] + need[1] + need[2] + need[3];
    for (let left = Math.min(all, room.pools[mask]); left > 0; left--) fillOne(1, mask);
  }
  return residues;
}

/**
 * Lets one more holder take up to `cap` animals of one of the types in the mask, and goes on to the next
 * holder.
 */
function fillOne(cap: number, mask: number): void {
  const { high, low, size } = residues;
  for (let at = 0; at < size; at++) {
    const h = high[at];
    const l = low[at];
    const has0 = (mask & 1) !== 0 && field(h, FIRST) > 0;
    const has1 = (mask & 2) !== 0 && field(h, SECOND) > 0;
    const has2 = (mask & 4) !== 0 && field(l, FIRST) > 0;
    const has3 = (mask & 8) !== 0 && field(l, SECOND) > 0;
    if (has0) next.add(reduce(h, FIRST, cap), l);
    if (has1) next.add(reduce(h, SECOND, cap), l);
    if (has2) next.add(h, reduce(l, FIRST, cap));
    if (has3) next.add(h, reduce(l, SECOND, cap));
    if (!(has0 || has1 || has2 || has3)) next.add(h, l);
  }
  const done = residues;
  residues = next;
  next = done;
  next.clear();
  residues.keepLeast();
}

/** Lets the next holder take up to `half` animals of each of two types, as a beginning of `fillOne`. */
function fillHalves(half: number): void {
  const { high, low, size } = residues;
  for (let at = 0; at < size; at++) {
    const h = high[at];
    const l = low[at];
    const h0 = reduce(h, FIRST, half);
    const h1 = reduce(h, SECOND, half);
    const l2 = reduce(l, FIRST, half);
    const l3 = reduce(l, SECOND, half);
    next.add(reduce(h0, SECOND, half), l);
    next.add(h, reduce(l2, SECOND, half));
    next.add(h0, l2);
    next.add(h0, l3);
    next.add(h1, l2);
    next.add(h1, l3);
  }
}
