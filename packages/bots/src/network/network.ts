import { type Inputs, inputCount, inputNames } from './inputs';
import { numbersIn, type StoredNetwork } from './stored-network';

/**
 * A network of two hidden layers on switches. The sums of the first layer are whole numbers and are kept from one
 * position to the next: only switches that differ are added or taken away, and the result never depends on what came before.
 */
export class Network {
  /** The switches of the position to be judged; whoever uses the network sets them. */
  readonly switches: Uint8Array;
  /** The switches that are in the sums. */
  private readonly counted: Uint8Array;
  private readonly words: Int32Array;
  private readonly countedWords: Int32Array;
  private readonly rows: Int16Array;
  /** The sums over the switches that are on: the first layer, then what they say at once to what comes out. */
  private readonly sums: Int32Array;
  private readonly hidden: Int32Array;
  /** What 1 in the sums stands for. */
  private readonly whole: number;
  private readonly second: Layer;
  private readonly third: Layer;

  constructor(stored: StoredNetwork, inputs: Pick<Inputs<never>, 'shared' | 'own' | 'seats'>) {
    const [first, second, third] = stored.layers.map(({ numbers }) => numbersIn(numbers));
    const padded = 4 * Math.ceil(inputCount(inputs) / 4);
    this.switches = new Uint8Array(padded);
    this.counted = new Uint8Array(padded);
    this.words = new Int32Array(this.switches.buffer);
    this.countedWords = new Int32Array(this.counted.buffer);
    this.rows = rowsFor(stored, first, inputNames(inputs));
    const width = stored.first + stored.outputs.length;
    this.sums = new Int32Array(width);
    this.sums.set(first.subarray(first.length - stored.first));
    this.hidden = this.sums.subarray(0, stored.first);
    const [whole, ...scales] = stored.layers.map(({ scale }) => scale);
    this.whole = whole;
    this.second = layerOf(second, stored.second, scales[0], whole);
    this.third = layerOf(third, stored.outputs.length, scales[1], 1);
  }

  /** What comes out for the position of the switches, as far as there is room: a game may have fewer seats than the network has chairs. */
  judge(into: Float64Array): void {
    this.catchUp();
    const { second, third, sums, hidden, whole } = this;
    pass(second, hidden);
    pass(third, second.output);
    for (let i = 0; i < third.output.length; i++) into[i] = third.output[i] + whole * sums[hidden.length + i];
  }

  /** Brings the sums of the first layer to the switches as they are set now. */
  private catchUp(): void {
    const { words, countedWords } = this;
    for (let word = 0; word < words.length; word++) {
      if (words[word] === countedWords[word]) continue;
      this.catchUpFrom(4 * word);
      countedWords[word] = words[word];
    }
  }

  private catchUpFrom(at: number): void {
    const { switches, counted, rows, sums } = this;
    for (let i = at; i < at + 4; i++) {
      if (switches[i] === counted[i]) continue;
      if (switches[i] === 1) add(sums, rows, i * sums.length);
      else take(sums, rows, i * sums.length);
    }
  }
}

/** Adds a row to sums, four numbers at a time: most of the time of a network is spent here. */
function add(sums: Int32Array, rows: Int16Array, row: number): void {
  const { length } = sums;
  let j = 0;
  for (; j + 3 < length; j += 4) {
    sums[j] += rows[row + j];
    sums[j + 1] += rows[row + j + 1];
    sums[j + 2] += rows[row + j + 2];
    sums[j + 3] += rows[row + j + 3];
  }
  for (; j < length; j++) sums[j] += rows[row + j];
}

/** Takes a row away from sums. */
function take(sums: Int32Array, rows: Int16Array, row: number): void {
  const { length } = sums;
  let j = 0;
  for (; j + 3 < length; j += 4) {
    sums[j] -= rows[row + j];
    sums[j + 1] -= rows[row + j + 1];
    sums[j + 2] -= rows[row + j + 2];
    sums[j + 3] -= rows[row + j + 3];
  }
  for (; j < length; j++) sums[j] -= rows[row + j];
}

/** Weights in rows, one for each number that goes in, and what comes out. */
interface Layer {
  readonly rows: Float64Array;
  readonly constants: Float64Array;
  readonly output: Float64Array;
}

/** A layer with so many numbers that come out; its constants stand behind the rows. `entering` is the scale of what goes in. */
function layerOf(numbers: Int16Array, out: number, scale: number, entering: number): Layer {
  const rows = numbers.length - out;
  return {
    rows: Float64Array.from(numbers.subarray(0, rows), (n) => n * scale * entering),
    constants: Float64Array.from(numbers.subarray(rows), (n) => n * scale),
    output: new Float64Array(out),
  };
}

/** What comes out of a layer; of what goes in, only what is above 0 counts. */
function pass({ rows, constants, output }: Layer, from: Int32Array | Float64Array): void {
  const { length } = output;
  for (let j = 0; j < length; j++) output[j] = constants[j];
  for (let i = 0; i < from.length; i++) {
    const value = from[i];
    if (value <= 0) continue;
    const row = i * length;
    for (let j = 0; j < length; j++) output[j] += value * rows[row + j];
  }
}

/** The rows of the first layer for these switches; those that the network was not trained with count nothing. */
function rowsFor(stored: StoredNetwork, numbers: Int16Array, names: readonly string[]): Int16Array {
  const places = new Map(inputNames(stored).map((name, place) => [name, place]));
  const width = stored.first + stored.outputs.length;
  const rows = new Int16Array(4 * Math.ceil(names.length / 4) * width);
  names.forEach((name, i) => {
    const place = places.get(name);
    if (place === undefined) return;
    rows.set(numbers.subarray(place * width, (place + 1) * width), i * width);
  });
  return rows;
}
