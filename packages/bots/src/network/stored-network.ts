/** A trained network as it is kept: what its switches mean, and the weights of its layers as whole numbers in base 64. */
export interface StoredNetwork {
  readonly seats: number;
  /** The names of the switches that belong to nobody, and of those of one seat. */
  readonly shared: readonly string[];
  readonly own: readonly string[];
  /** What each number that comes out says. */
  readonly outputs: readonly string[];
  /** How many numbers the hidden layers have. */
  readonly first: number;
  readonly second: number;
  readonly layers: readonly [StoredLayer, StoredLayer, StoredLayer];
}

/** One layer: for each number that goes in a row of weights, then the constants, all of 16 bits, to be multiplied by the scale. */
export interface StoredLayer {
  readonly scale: number;
  readonly numbers: string;
}

/** The whole numbers of 16 bits in a text in base 64, the lower byte first. */
export function numbersIn(text: string): Int16Array {
  const bytes = atob(text);
  const numbers = new Int16Array(bytes.length >> 1);
  for (let i = 0; i < numbers.length; i++)
    numbers[i] = bytes.charCodeAt(2 * i) | (bytes.charCodeAt(2 * i + 1) << 8);
  return numbers;
}

/** Whole numbers of 16 bits as a text in base 64. */
export function textOf(numbers: Int16Array): string {
  const chars: string[] = [];
  for (const n of numbers) chars.push(String.fromCharCode(n & 255, (n >> 8) & 255));
  return btoa(chars.join(''));
}
