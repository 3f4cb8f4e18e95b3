const FIRST_LIMIT = 256;
const FIELD = 0x7fff;
const GUARDS = 0x80008000 | 0;

/**
 * A set of vectors of up to four numbers below 2^15, each packed into two words of two fields of 16 bits: the higher
 * and the lower half of `high` are the entries 0 and 1, those of `low` the entries 2 and 3.
 */
export class VectorSet {
  /** The number of vectors. */
  size = 0;
  /** The entries 0 and 1 of each vector. */
  high = new Int32Array(FIRST_LIMIT);
  /** The entries 2 and 3 of each vector. */
  low = new Int32Array(FIRST_LIMIT);
  /** Hash slots with a load of at most a quarter: below `base` empty, otherwise `base` + the place of the vector. */
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

  /** Puts a vector in, unless it is in the set already; not to be used after `keepLeast`. */
  add(high: number, low: number): void {
    const slots = this.slots;
    const base = this.base;
    let slot = hash(high, low) & (slots.length - 1);
    for (let at = slots[slot] - base; at >= 0; at = slots[slot] - base) {
      if (this.high[at] === high && this.low[at] === low) return;
      slot = (slot + 1) & (slots.length - 1);
    }
    const at = this.size++;
    slots[slot] = base + at;
    this.high[at] = high;
    this.low[at] = low;
    if (this.size === this.high.length) this.grow();
  }

  /** Takes out every vector that is nowhere less than some other one. */
  keepLeast(): void {
    const { high, low, size } = this;
    let least = sum(high[0], low[0]);
    let most = least;
    for (let at = 1; at < size; at++) {
      const total = sum(high[at], low[at]);
      if (total < least) least = total;
      else if (total > most) most = total;
    }
    if (least === most) return;
    let kept = 0;
    for (let at = 0; at < size; at++) {
      const h = high[at];
      const l = low[at];
      if (sum(h, l) > least && (this.isAtLeastOne(h, l, 0, kept) || this.isAtLeastOne(h, l, at + 1, size))) {
        continue;
      }
      high[kept] = h;
      low[kept++] = l;
    }
    this.size = kept;
  }

  /** Whether the vector is nowhere less than one of those from place `from` up to `to`. */
  private isAtLeastOne(h: number, l: number, from: number, to: number): boolean {
    const { high, low } = this;
    const guardedH = h | GUARDS;
    const guardedL = l | GUARDS;
    for (let at = from; at < to; at++) {
      if (((guardedH - high[at]) & (guardedL - low[at]) & GUARDS) === GUARDS) return true;
    }
    return false;
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
  return (first << 16) | second;
}

/** The field of a word that starts at bit `shift`, 16 for the first and 0 for the second. */
export function field(word: number, shift: number): number {
  return (word >> shift) & FIELD;
}

/** The word with the field at `shift` reduced by `amount`, but not below 0. */
export function reduce(word: number, shift: number, amount: number): number {
  const value = (word >> shift) & FIELD;
  return word - ((value < amount ? value : amount) << shift);
}

function sum(high: number, low: number): number {
  return (high >> 16) + (high & FIELD) + (low >> 16) + (low & FIELD);
}

function hash(high: number, low: number): number {
  const mixed = Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
