import type { Spot } from './spot';

/** How many features there are, and at how many times each of them has a weight. */
export interface Size {
  readonly features: number;
  readonly times: number;
}

/**
 * The sums from which weights are fitted to samples (features of a seat at a moment, and its points at the end).
 * A sample touches the weights at two neighbouring times; the products of its features are the same for both, so
 * one triangle of products is kept for each time and one for each pair of neighbours.
 */
export class NormalEquations {
  readonly numbers: Float64Array;
  /** For each time, then for each pair of neighbours: the products of feature i and j, i not above j. */
  private readonly products: Float64Array;
  /** For each time: the products of each feature with the points. */
  private readonly rights: Float64Array;
  private readonly sums: Float64Array;
  /** How many samples there are, the sum of their points, and that of the squares of their points. */
  private readonly totals: Float64Array;
  private readonly present: Int32Array;

  /** Equations of no samples, or those that the numbers of others tell. */
  constructor(
    readonly size: Size,
    numbers?: Float64Array,
  ) {
    const { features, times } = size;
    const lengths = [(2 * times - 1) * triangle(features), times * features, features, 3];
    const length = lengths.reduce((sum, one) => sum + one);
    if (numbers !== undefined && numbers.length !== length)
      throw new Error(`these are ${numbers.length} numbers, not ${length}`);
    this.numbers = numbers ?? new Float64Array(length);
    let start = 0;
    const take = (count: number) => {
      start += count;
      return this.numbers.subarray(start - count, start);
    };
    this.products = take(lengths[0]);
    this.rights = take(lengths[1]);
    this.sums = take(lengths[2]);
    this.totals = take(lengths[3]);
    this.present = new Int32Array(features);
  }

  get samples(): number {
    return this.totals[0];
  }

  /** Adds one sample. */
  add(features: Float64Array, { time, later }: Spot, points: number): void {
    const { products, rights, sums, totals, present } = this;
    const { length } = features;
    const now = 1 - later;
    let count = 0;
    for (let i = 0; i < length; i++) if (features[i] !== 0) present[count++] = i;
    const here = time * triangle(length);
    const there = here + triangle(length);
    const both = here + this.size.times * triangle(length);
    for (let a = 0; a < count; a++) {
      const j = present[a];
      const row = triangle(j);
      const value = features[j];
      for (let b = 0; b <= a; b++) {
        const product = value * features[present[b]];
        const at = row + present[b];
        products[here + at] += now * now * product;
        products[there + at] += later * later * product;
        products[both + at] += now * later * product;
      }
      rights[time * length + j] += now * value * points;
      rights[(time + 1) * length + j] += later * value * points;
      sums[j] += value;
    }
    totals[0]++;
    totals[1] += points;
    totals[2] += points * points;
  }

  /** Adds all samples of others. */
  addAll({ numbers }: NormalEquations): void {
    for (let i = 0; i < numbers.length; i++) this.numbers[i] += numbers[i];
  }

  /** Makes every sample count so many times as much as before. */
  scale(factor: number): void {
    for (let i = 0; i < this.numbers.length; i++) this.numbers[i] *= factor;
  }

  /** The sum of products of two features at two times, which are the same or neighbours; others have none. */
  product(time: number, feature: number, otherTime: number, other: number): number {
    const apart = Math.abs(time - otherTime);
    if (apart > 1) return 0;
    const { features, times } = this.size;
    const block = apart === 0 ? time : times + Math.min(time, otherTime);
    const at = feature < other ? triangle(other) + feature : triangle(feature) + other;
    return this.products[block * triangle(features) + at];
  }

  /** The sum of products of a feature at a time with the points. */
  right(time: number, feature: number): number {
    return this.rights[time * this.size.features + feature];
  }

  mean(feature: number): number {
    return this.sums[feature] / this.samples;
  }

  /** How much a feature varies over all samples. */
  variance(feature: number): number {
    const { times } = this.size;
    let squares = 0;
    for (let time = 0; time < times; time++) {
      squares += this.product(time, feature, time, feature);
      if (time > 0) squares += 2 * this.product(time - 1, feature, time, feature);
    }
    return Math.max(0, squares / this.samples - this.mean(feature) ** 2);
  }

  /** The part of the variance of the points that these weights (all features of a time, time after time) tell. */
  told(table: Float64Array): number {
    const { features, times } = this.size;
    const [samples, sum, squares] = this.totals;
    let error = squares;
    for (let time = 0; time < times; time++)
      for (let i = 0; i < features; i++) {
        const weight = table[time * features + i];
        if (weight !== 0) error += weight * (this.shares(table, time, i) - 2 * this.right(time, i));
      }
    return 1 - error / (squares - (sum * sum) / samples);
  }

  /** What the equation of a feature at a time gives with these weights. */
  shares(table: Float64Array, time: number, feature: number): number {
    const { features, times } = this.size;
    let sum = 0;
    for (let other = Math.max(0, time - 1); other <= Math.min(times - 1, time + 1); other++)
      for (let j = 0; j < features; j++) {
        const weight = table[other * features + j];
        if (weight !== 0) sum += weight * this.product(time, feature, other, j);
      }
    return sum;
  }
}

/** How many pairs so many things make, each with itself included. */
function triangle(things: number): number {
  return (things * (things + 1)) / 2;
}
