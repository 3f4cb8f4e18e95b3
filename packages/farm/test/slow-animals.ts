import { addEach, addHalves, addMixed, addOne, type Counts, newRoom, type Room } from '../src/room';

/** One holder as the rules describe it. */
export type Holder =
  | { readonly form: 'each'; readonly counts: Counts }
  | { readonly form: 'one'; readonly cap: number; readonly types: readonly number[] }
  | { readonly form: 'halves'; readonly cap: number; readonly half: number }
  | { readonly form: 'mixed'; readonly cap: number; readonly types: readonly number[] };

/** The room made of the holders, each labelled with its position. */
export function roomOf(types: number, holders: readonly Holder[]): Room {
  const room = newRoom(types);
  holders.forEach((holder, label) => addHolder(room, holder, label));
  return room;
}

/** Adds a holder to a room under the given label. */
export function addHolder(room: Room, holder: Holder, label: number): void {
  if (holder.form === 'each') addEach(room, holder.counts, label);
  else if (holder.form === 'one') addOne(room, holder.cap, maskOf(holder.types), label);
  else if (holder.form === 'halves') addHalves(room, holder.cap, holder.half, label);
  else addMixed(room, holder.cap, maskOf(holder.types), label);
}

function maskOf(types: readonly number[]): number {
  return types.reduce((mask, type) => mask | (1 << type), 0);
}

/** Whether the holder may contain exactly these animals. */
export function mayContain(holder: Holder, animals: Counts): boolean {
  const present = animals.flatMap((n, type) => (n > 0 ? [type] : []));
  const total = animals.reduce((sum, n) => sum + n, 0);
  if (holder.form === 'each') return animals.every((n, type) => n <= holder.counts[type]);
  if (holder.form === 'halves') {
    if (present.length <= 1 && total <= holder.cap) return true;
    return present.length <= 2 && animals.every((n) => n <= holder.half);
  }
  if (!present.every((type) => holder.types.includes(type)) || total > holder.cap) return false;
  return holder.form === 'mixed' || present.length <= 1;
}

/** All vectors from nothing up to the given one. */
export function vectorsUpTo(most: Counts): Counts[] {
  return most.reduce<number[][]>(
    (vectors, n) => vectors.flatMap((start) => Array.from({ length: n + 1 }, (_, k) => [...start, k])),
    [[]],
  );
}

/** All vectors up to `counts` that find room, by trying every content of every holder: their texts. */
export function slowFitting(holders: readonly Holder[], counts: Counts): Set<string> {
  const vectors = vectorsUpTo(counts);
  let placed = new Map<string, Counts>([[text(counts.map(() => 0)), counts.map(() => 0)]]);
  for (const holder of holders) {
    const contents = vectors.filter((animals) => mayContain(holder, animals));
    const more = new Map<string, Counts>();
    for (const before of placed.values()) {
      for (const animals of contents) {
        const after = before.map((n, type) => n + animals[type]);
        if (after.every((n, type) => n <= counts[type])) more.set(text(after), after);
      }
    }
    placed = more;
  }
  return new Set(placed.keys());
}

/** The text of a vector, for sets. */
export function text(counts: Counts): string {
  return counts.join(' ');
}

/** The vectors of a set that are not below another one of it, in lexicographic order. */
export function slowKeepable(holders: readonly Holder[], counts: Counts): Counts[] {
  const fitting = slowFitting(holders, counts);
  const isMaximal = (kept: Counts): boolean =>
    kept.every((n, type) => !fitting.has(text(kept.with(type, n + 1))));
  return vectorsUpTo(counts).filter((kept) => fitting.has(text(kept)) && isMaximal(kept));
}

/** How many more of one type fit, by adding one after the other. */
export function slowSpare(holders: readonly Holder[], counts: Counts, type: number): number {
  let more = 0;
  for (;;) {
    const tried = counts.with(type, counts[type] + more + 1);
    if (!slowFitting(holders, tried).has(text(tried))) return more;
    more++;
  }
}
