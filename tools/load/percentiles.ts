/** How a set of measured times is spread, in milliseconds. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

/** The spread of some times; NaN everywhere if there are none. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    sorted.length === 0
      ? Number.NaN
      : sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
