/** How many animals of each type, indexed by type; the solvers are meant for less than 2^14 of a type. */
export type Counts = readonly number[];

/** The largest number of types of animals. */
export const MAX_TYPES = 4;

/** The label of a holder that was added without one. */
export const NO_HOLDER = -1;

/** What a holder takes: some of each type, one type, one type or two halves, any mixture. */
export const FORM = { each: 0, one: 1, halves: 2, mixed: 3 } as const;

/**
 * How much room a farm has for animals: a digest of the holders for the solvers, and the holders as added.
 */
export interface Room {
  /** The number of types. */
  readonly types: number;
  /** The mask of all types. */
  readonly every: number;
  /** Per type, room that no other type can use. */
  readonly dedicated: number[];
  /** Per mask of types, room for any mixture of these types. */
  readonly pools: number[];
  /** The number of holders that must choose between types. */
  choosers: number;
  /** The most animals that each of them can take, whatever their types; largest first, 0 behind the last. */
  readonly sizes: number[];
  /** Which holders the choosers are, in the order of `sizes`. */
  readonly order: number[];
  /** The sum of `pools` and `sizes`. */
  open: number;
  /** Whether the types are interchangeable outside of `dedicated`, and no holder has halves. */
  plain: boolean;
  /** The number of holders, which is the length in use of the lists that follow. */
  holders: number;
  /** What each holder takes, a value of `FORM`. */
  readonly forms: number[];
  /** How many animals of one type each holder takes, or in total if it takes a mixture. */
  readonly caps: number[];
  /** How many animals of each of two types each holder takes instead, or 0. */
  readonly halves: number[];
  /** Which types each holder takes. */
  readonly masks: number[];
  /** What the game calls each holder. */
  readonly labels: number[];
  /** For each holder `types` entries: of a holder of the form `each`, how many of each type it takes. */
  readonly shares: number[];
}

/** An empty room for so many types of animals. */
export function newRoom(types: number): Room {
  if (types < 1 || types > MAX_TYPES) throw new RangeError(`a room is for 1 to ${MAX_TYPES} types`);
  const every = (1 << types) - 1;
  return {
    types,
    every,
    dedicated: Array.from({ length: types }, () => 0),
    pools: Array.from({ length: every + 1 }, () => 0),
    choosers: 0,
    sizes: [0],
    order: [],
    open: 0,
    plain: true,
    holders: 0,
    forms: [],
    caps: [],
    halves: [],
    masks: [],
    labels: [],
    shares: [],
  };
}

/** Takes all holders out of the room. */
export function clear(room: Room): void {
  const { dedicated, pools, every } = room;
  for (let type = 0; type < room.types; type++) dedicated[type] = 0;
  for (let mask = room.plain ? every : 0; mask <= every; mask++) pools[mask] = 0;
  room.choosers = 0;
  room.sizes[0] = 0;
  room.open = 0;
  room.plain = true;
  room.holders = 0;
}

/** Adds a holder that takes up to so many of each type, all together. */
export function addEach(room: Room, counts: Counts, holder: number = NO_HOLDER): void {
  const index = record(room, FORM.each, 0, holder);
  for (let type = 0; type < room.types; type++) {
    room.shares[index * room.types + type] = counts[type];
    room.dedicated[type] += counts[type];
  }
}

/** Adds a holder that takes up to `cap` animals of any one of the types in the mask. */
export function addOne(room: Room, cap: number, types = room.every, holder: number = NO_HOLDER): void {
  const index = record(room, FORM.one, cap, holder);
  room.masks[index] = types;
  if (cap <= 1 || isSingle(types)) {
    pool(room, cap, types);
  } else {
    choose(room, index, cap);
    if (types !== room.every) room.plain = false;
  }
}

/**
 * Adds a holder that takes up to `cap` animals of one type, or up to `half` of each of two different types.
 */
export function addHalves(room: Room, cap: number, half: number, holder: number = NO_HOLDER): void {
  const alone = Math.max(cap, half);
  const index = record(room, FORM.halves, alone, holder);
  room.halves[index] = half;
  if (room.types === 1) {
    pool(room, alone, room.every);
  } else {
    choose(room, index, Math.max(alone, 2 * half));
    if (half > 0) room.plain = false;
  }
}

/** Adds a holder that takes any mixture of the types in the mask, up to `cap` animals in total. */
export function addMixed(room: Room, cap: number, types = room.every, holder: number = NO_HOLDER): void {
  const index = record(room, FORM.mixed, cap, holder);
  room.masks[index] = types;
  pool(room, cap, types);
}

/** The labels of the holders in the order added. */
export function holders(room: Room): number[] {
  return room.labels.slice(0, room.holders);
}

/** Per type, how many a holder of the form `each` takes. */
export function shareOf(room: Room, index: number): number[] {
  return room.shares.slice(index * room.types, (index + 1) * room.types);
}

/** The most animals of one type that fit into the room when there are no others. */
export function roomFor(room: Room, type: number): number {
  let sum = room.dedicated[type];
  if (room.plain) return sum + room.open;
  for (let mask = 1; mask <= room.every; mask++) if ((mask >> type) & 1) sum += room.pools[mask];
  for (let at = 0; at < room.choosers; at++) {
    const index = room.order[at];
    if ((room.masks[index] >> type) & 1) sum += room.caps[index];
  }
  return sum;
}

function isSingle(types: number): boolean {
  return (types & (types - 1)) === 0;
}

/** Writes down a holder without halves for all types, and gives its index. */
function record(room: Room, form: number, cap: number, label: number): number {
  const index = room.holders++;
  room.forms[index] = form;
  room.caps[index] = cap;
  room.halves[index] = 0;
  room.masks[index] = room.every;
  room.labels[index] = label;
  return index;
}

/** Adds room for any mixture of the types in the mask. */
function pool(room: Room, cap: number, types: number): void {
  if (isSingle(types)) {
    if (types !== 0) room.dedicated[31 - Math.clz32(types)] += cap;
    return;
  }
  room.pools[types] += cap;
  room.open += cap;
  if (types !== room.every) room.plain = false;
}

/** Puts a holder among those that must choose, by its size. */
function choose(room: Room, index: number, size: number): void {
  const { sizes, order } = room;
  let at = room.choosers++;
  sizes[at + 1] = 0;
  for (; at > 0 && sizes[at - 1] < size; at--) {
    sizes[at] = sizes[at - 1];
    order[at] = order[at - 1];
  }
  sizes[at] = size;
  order[at] = index;
  room.open += size;
}
