const FIRST_LIMIT = 256;
const FIELD = 0x3fff;
const GUARDS = 0x20004000;

/** Where the field of a word begins that has an even entry of a vector. */
export const FIRST = 15;

/** Where the field of a word begins that has an odd entry of a vector. */
export const SECOND = 0;

/**
 * A set of vectors of up to four numbers below 2^14, each packed into two words of two fields of 15 bits, of
 * which the highest one stays free: `high` has the entries 0 and 1, `low` the entries 2 and 3.
 */
export class VectorSet {
  /** The number of vectors. */
  size = 0;
  /** The entries 0 and 1 of each vector. */
  high = new Int32Array(FIRST_LIMIT);
  /** The entries 2 and 3 of each vector. */
  low = new Int32Array(FIRST_LIMIT);
  /** Hash slots, most of them empty: less than `base`; the others are `base` + the place of a vector. */
  private slots = new Int32Array(4 * FIRST_LIMIT);
  private base = 1;

  /** Takes all vectors out. */
  clear(): void {
    this.base += this.high.length;
    this.size = 0;
    if (this.base < 1 << 29) return;
    this.slots.fill(0);
    this.base = 1;
  }

  /** Puts a vector in and says whether it is a new one; not to be used after `keepLeast` or `sortDown`. */
  add(high: number, low: number): boolean {
    const { slots, base } = this;
    let slot = hash(high, low) & (slots.length - 1);
    for (let at = slots[slot] - base; at >= 0; at = slots[slot] - base) {
      if (this.high[at] === high && this.low[at] === low) return false;
      slot = (slot + 1) & (slots.length - 1);
    }
    const at = this.size++;
    slots[slot] = base + at;
    this.high[at] = high;
    this.low[at] = low;
    if (this.size === this.high.length) this.grow();
    return true;
  }

  /** Whether one of the vectors from place `from` up to `to` is nowhere greater than the given one. */
  hasAtMost(high: number, low: number, from = 0, to = this.size): boolean {
    const h = high | GUARDS;
    const l = low | GUARDS;
    for (let at = from; at < to; at++) {
      if (((h - this.high[at]) & (l - this.low[at]) & GUARDS) === GUARDS) return true;
    }
    return false;
  }

  /** Takes out every vector that is nowhere less than some other one. */
  keepLeast(): void {
    const { high, low, size } = this;
    let least = Number.MAX_SAFE_INTEGER;
    for (let at = 0; at < size; at++) least = Math.min(least, sum(high[at], low[at]));
    let kept = 0;
    for (let at = 0; at < size; at++) {
      const h = high[at];
      const l = low[at];
      if (sum(h, l) > least && (this.hasAtMost(h, l, 0, kept) || this.hasAtMost(h, l, at + 1))) continue;
      high[kept] = h;
      low[kept++] = l;
    }
    this.size = kept;
  }

  /** Puts the vectors into descending lexicographic order. */
  sortDown(): void {
    const { high, low, size } = this;
    for (let gap = size >> 1; gap > 0; gap >>= 1) {
      for (let from = gap; from < size; from++) {
        const h = high[from];
        const l = low[from];
        let at = from;
        for (; at >= gap && isLess(high[at - gap], low[at - gap], h, l); at -= gap) {
          high[at] = high[at - gap];
          low[at] = low[at - gap];
        }
        high[at] = h;
        low[at] = l;
      }
    }
  }

  private grow(): void {
    const { high, low, size } = this;
    this.high = new Int32Array(2 * size);
    this.low = new Int32Array(2 * size);
    this.slots = new Int32Array(8 * size);
    this.base = 1;
    this.size = 0;
    for (let at = 0; at < size; at++) this.add(high[at], low[at]);
  }
}

/** One word of a packed vector. */
export function pack(first: number, second: number): number {
  return (first << FIRST) | second;
}

/** The value of a field of a word. */
export function field(word: number, start: number): number {
  return (word >> start) & FIELD;
}

/** The word with a field reduced by `amount`, but not below 0. */
export function reduce(word: number, start: number, amount: number): number {
  const value = (word >> start) & FIELD;
  return word - ((value < amount ? value : amount) << start);
}

function isLess(high: number, low: number, thanHigh: number, thanLow: number): boolean {
  return high < thanHigh || (high === thanHigh && low < thanLow);
}

function sum(high: number, low: number): number {
  return (high >> FIRST) + (high & FIELD) + (low >> FIRST) + (low & FIELD);
}

function hash(high: number, low: number): number {
  const mixed = Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
