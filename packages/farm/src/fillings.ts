import type { Counts, Room } from './room';
import { field, pack, reduce, VectorSet } from './vector-set';

/** The animals without room for each sensible way to fill the holders seen so far. */
let residues = new VectorSet();
/** The same with one holder more. */
let next = new VectorSet();

/**
 * What is kept when the room is filled in each of the ways that leave out as few animals as possible, in
 * lexicographic order; for at most 32767 animals of a type.
 */
export function fillings(room: Room, counts: Counts): Counts[] {
  residues.clear();
  residues.add(
    pack(need(room, counts, 0), need(room, counts, 1)),
    pack(need(room, counts, 2), need(room, counts, 3)),
  );
  for (let at = 0; at < room.choosers; at++) {
    const index = room.order[at];
    if (room.halves[index] > 0) fillHalves(room.halves[index]);
    fillOne(room.caps[index], room.masks[index]);
  }
  for (let mask = 1; mask <= room.every; mask++) {
    for (let left = room.pools[mask]; left > 0; left--) fillOne(1, mask);
  }
  const kept: Counts[] = [];
  for (let at = 0; at < residues.size; at++) {
    kept.push(counts.map((n, type) => n - field(wordOf(residues, at, type), shiftOf(type))));
  }
  return kept.sort(compare);
}

function need(room: Room, counts: Counts, type: number): number {
  return type < room.types ? Math.max(0, counts[type] - room.dedicated[type]) : 0;
}

/** Lets one more holder take up to `cap` animals of one of the types in the mask. */
function fillOne(cap: number, mask: number): void {
  const { high, low, size } = residues;
  for (let at = 0; at < size; at++) {
    const h = high[at];
    const l = low[at];
    const first = (mask & 1) !== 0 && field(h, 16) > 0;
    const second = (mask & 2) !== 0 && field(h, 0) > 0;
    const third = (mask & 4) !== 0 && field(l, 16) > 0;
    const fourth = (mask & 8) !== 0 && field(l, 0) > 0;
    if (first) next.add(reduce(h, 16, cap), l);
    if (second) next.add(reduce(h, 0, cap), l);
    if (third) next.add(h, reduce(l, 16, cap));
    if (fourth) next.add(h, reduce(l, 0, cap));
    if (!(first || second || third || fourth)) next.add(h, l);
  }
  turn();
}

/** Begins the next holder with two types in its halves. */
function fillHalves(half: number): void {
  const { high, low, size } = residues;
  for (let at = 0; at < size; at++) {
    const h = high[at];
    const l = low[at];
    const h0 = reduce(h, 16, half);
    const h1 = reduce(h, 0, half);
    const l0 = reduce(l, 16, half);
    const l1 = reduce(l, 0, half);
    next.add(reduce(h0, 0, half), l);
    next.add(h, reduce(l0, 0, half));
    next.add(h0, l0);
    next.add(h0, l1);
    next.add(h1, l0);
    next.add(h1, l1);
  }
}

/** Goes on to the next holder. */
function turn(): void {
  const done = residues;
  residues = next;
  next = done;
  next.clear();
  residues.keepLeast();
}

function wordOf(set: VectorSet, at: number, type: number): number {
  return type < 2 ? set.high[at] : set.low[at];
}

function shiftOf(type: number): number {
  return type & 1 ? 0 : 16;
}

function compare(a: Counts, b: Counts): number {
  let type = 0;
  while (type < a.length - 1 && a[type] === b[type]) type++;
  return a[type] - b[type];
}
