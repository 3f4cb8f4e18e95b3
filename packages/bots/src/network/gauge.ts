/** A number and the steps at which a switch goes on, from the lowest to the highest. */
export interface Gauge<T> {
  readonly name: string;
  readonly steps: readonly number[];
  readonly of: (sight: T) => number;
}

/** The steps 1, 2, … up to a number, then some more. */
export function upTo(most: number, ...more: readonly number[]): number[] {
  return [...Array.from({ length: most }, (_, i) => i + 1), ...more];
}

/** A switch that is on or off. */
export function lamp<T>(name: string, isOn: (sight: T) => boolean): Gauge<T> {
  return { name, steps: [1], of: (sight) => (isOn(sight) ? 1 : 0) };
}

/** The names of all switches of gauges. */
function switchNames<T>(gauges: readonly Gauge<T>[]): string[] {
  return gauges.flatMap(({ name, steps }) => steps.map((step) => `${name} ${step}`));
}

/** Gauges whose switches are set one after the other. */
export class Panel<T> {
  readonly names: readonly string[];
  private readonly of: readonly ((sight: T) => number)[];
  private readonly steps: Float64Array;
  /** Where the steps of each gauge begin; the end of the last comes last. */
  private readonly starts: Int16Array;

  constructor(gauges: readonly Gauge<T>[]) {
    this.names = switchNames(gauges);
    this.of = gauges.map(({ of }) => of);
    this.steps = Float64Array.from(gauges.flatMap(({ steps }) => steps));
    this.starts = new Int16Array(gauges.length + 1);
    gauges.forEach(({ steps }, i) => {
      this.starts[i + 1] = this.starts[i] + steps.length;
    });
  }

  /** Sets the switches from a place on. */
  read(sight: T, into: Uint8Array, at: number): void {
    const { of, steps, starts } = this;
    for (let i = 0; i < of.length; i++) {
      const n = of[i](sight);
      const end = starts[i + 1];
      for (let k = starts[i]; k < end; k++) into[at + k] = n >= steps[k] ? 1 : 0;
    }
  }
}
