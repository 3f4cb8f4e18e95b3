import reference from './reference.json';

/** A time in microseconds, and in refs: multiples of one `structuredClone` of the reference object in the same run. */
export interface Cost {
  readonly micros: number;
  readonly refs: number;
}

const CLONES = 100;
const ROUNDS = 15;
/** How long one batch of a measurement should take, in milliseconds. */
const BATCH_MS = 12;

/** The processor time that this process has used, in milliseconds: what else goes on on the machine does not count. */
export function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The time of one ref now, in microseconds. */
export function refMicros(): number {
  const start = spentMs();
  for (let i = 0; i < CLONES; i++) structuredClone(reference);
  return (1000 * (spentMs() - start)) / CLONES;
}

/** The value in the middle of a list that need not be in order. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which the given share of a list lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** The cost of one operation; `run` carries out `count` of them. Batches alternate with the reference; medians count. */
export function cost(count: number, run: () => void): Cost {
  run();
  const repeats = repeatsFor(run);
  const micros: number[] = [];
  const refs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = refMicros();
    const start = spentMs();
    for (let i = 0; i < repeats; i++) run();
    const one = (1000 * (spentMs() - start)) / (repeats * count);
    micros.push(one);
    refs.push((2 * one) / (before + refMicros()));
  }
  return { micros: median(micros), refs: median(refs) };
}

/** How many times as long as `b` takes `a`: the median of runs in turn. */
export function ratio(a: () => void, b: () => void): number {
  const repeats = repeatsFor(a);
  const times = (run: () => void) => {
    const start = spentMs();
    for (let i = 0; i < repeats; i++) run();
    return spentMs() - start;
  };
  return median(Array.from({ length: ROUNDS }, () => times(a) / times(b)));
}

function repeatsFor(run: () => void): number {
  const start = spentMs();
  run();
  return Math.max(1, Math.ceil(BATCH_MS / Math.max(0.01, spentMs() - start)));
}
