/** Where the switches of seats stand, so that a position can be seen from every chair. */
export interface Chairs {
  readonly shared: number;
  readonly own: number;
  readonly seats: number;
}

/** Positions with what became of them, close together. */
export class Samples {
  private on = new Uint16Array(1 << 20);
  private starts = new Uint32Array(1 << 12);
  private aims: Float32Array;
  private tags = new Uint32Array(1 << 12);
  length = 0;

  /** `width`: how many numbers say what became of a position. */
  constructor(readonly width: number) {
    this.aims = new Float32Array(width << 12);
  }

  /** Adds a position: its switches, what became of it, and a number to tell it by. */
  add(switches: Uint8Array, aim: ArrayLike<number>, tag: number): void {
    const at = this.starts[this.length];
    while (at + switches.length > this.on.length) this.on = grown(this.on);
    if (this.length + 2 > this.starts.length) this.starts = grown(this.starts);
    if (this.length + 1 > this.tags.length) this.tags = grown(this.tags);
    while ((this.length + 1) * this.width > this.aims.length) this.aims = grown(this.aims);
    let end = at;
    for (let i = 0; i < switches.length; i++) if (switches[i] !== 0) this.on[end++] = i;
    this.aims.set(aim, this.length * this.width);
    this.tags[this.length] = tag;
    this.starts[++this.length] = end;
  }

  /** The switches of a sample that are on. */
  switches(sample: number): Uint16Array {
    return this.on.subarray(this.starts[sample], this.starts[sample + 1]);
  }

  /** What became of a sample. */
  aim(sample: number): Float32Array {
    return this.aims.subarray(sample * this.width, (sample + 1) * this.width);
  }

  tag(sample: number): number {
    return this.tags[sample];
  }

  /** Whether any sample has a tag. */
  has(tag: number): boolean {
    return this.tags.subarray(0, this.length).includes(tag);
  }

  /** Adds all samples of others. */
  addAll(others: Samples): void {
    const switches = new Uint8Array(MOST);
    for (let sample = 0; sample < others.length; sample++) {
      switches.fill(0);
      for (const on of others.switches(sample)) switches[on] = 1;
      this.add(switches, others.aim(sample), others.tag(sample));
    }
  }

  /** Adds the mean of what became of all samples, as far as there is room for it. */
  meanInto(list: Float64Array): void {
    for (let sample = 0; sample < this.length; sample++) {
      const aim = this.aim(sample);
      for (let i = 0; i < list.length; i++) list[i] += aim[i] / this.length;
    }
  }

  /** All of it as bytes. */
  bytes(): Uint8Array {
    const { length, width, starts, on, aims, tags } = this;
    const head = Uint32Array.of(length, width, starts[length]);
    const parts = [
      head,
      starts.subarray(0, length + 1),
      tags.subarray(0, length),
      aims.subarray(0, length * width),
      on.subarray(0, starts[length]),
    ];
    return Buffer.concat(
      parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
    );
  }

  /** Samples from their bytes. */
  static from(bytes: Uint8Array): Samples {
    const { buffer } = new Uint8Array(bytes);
    const [length, width, switches] = new Uint32Array(buffer, 0, 3);
    const samples = new Samples(width);
    let at = 12;
    const next = (size: number) => {
      const from = at;
      at += size;
      return from;
    };
    samples.length = length;
    samples.starts = new Uint32Array(buffer, next(4 * (length + 1)), length + 1).slice();
    samples.tags = new Uint32Array(buffer, next(4 * length), length).slice();
    samples.aims = new Float32Array(buffer, next(4 * length * width), length * width).slice();
    samples.on = new Uint16Array(buffer, next(2 * switches), switches).slice();
    return samples;
  }
}

/** No network has more switches. */
const MOST = 1 << 14;

function grown<A extends Uint16Array | Uint32Array | Float32Array>(list: A): A {
  const larger = new (list.constructor as new (length: number) => A)(2 * list.length + 64);
  larger.set(list);
  return larger;
}

/** The same switches, everybody having moved on by so many chairs. */
export function turned(
  on: Uint16Array,
  { shared, own, seats }: Chairs,
  by: number,
  into: Uint16Array,
): Uint16Array {
  const turn = by * own;
  const all = shared + seats * own;
  for (let i = 0; i < on.length; i++) {
    const moved = on[i] + turn;
    into[i] = on[i] < shared ? on[i] : moved >= all ? moved - seats * own : moved;
  }
  return into.subarray(0, on.length);
}
