import type { Model } from './model';
import { Pass } from './pass';
import { type Chairs, type Samples, turned } from './samples';

/** How well the lead of the first seat is told: the root of the mean square error, the correlation, how often its sign is right. */
export interface Quality {
  readonly samples: number;
  readonly error: number;
  readonly correlation: number;
  readonly sign: number;
}

/** How well a model tells the samples with a tag, looked at from every chair. */
export function qualityOf(model: Model, samples: Samples, chairs: Chairs, tag: number): Quality {
  const pass = new Pass(model);
  const pairs: [told: number, real: number][] = [];
  const on = new Uint16Array(model.shape.inputs);
  for (let sample = 0; sample < samples.length; sample++) {
    if (samples.tag(sample) !== tag) continue;
    let told = 0;
    for (let by = 0; by < chairs.seats; by++) {
      const output = pass.forward(model, turned(samples.switches(sample), chairs, by, on));
      told += leadIn(output, chairs.seats, by) / chairs.seats;
    }
    const aim = samples.aim(sample);
    pairs.push([told, ahead(aim.subarray(aim.length - chairs.seats), 0)]);
  }
  return compared(pairs);
}

/** By how much the seat that sits on a chair is ahead of the best other. */
function leadIn(output: Float64Array, seats: number, chair: number): number {
  const categories = output.length / seats;
  const points = Array.from({ length: seats }, (_, i) =>
    output.subarray(i * categories, (i + 1) * categories).reduce((sum, one) => sum + one, 0),
  );
  return ahead(points, chair);
}

function ahead(points: ArrayLike<number>, seat: number): number {
  let most = -Infinity;
  for (let other = 0; other < points.length; other++)
    if (other !== seat) most = Math.max(most, points[other]);
  return most === -Infinity ? points[seat] : points[seat] - most;
}

/** What was told against what was true. */
export function compared(pairs: readonly (readonly [told: number, real: number])[]): Quality {
  const n = pairs.length;
  const mean = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / n;
  const [told, real] = [mean(([a]) => a), mean(([, b]) => b)];
  const together = mean(([a, b]) => (a - told) * (b - real));
  const spread = Math.sqrt(mean(([a]) => (a - told) ** 2) * mean(([, b]) => (b - real) ** 2));
  const decided = pairs.filter(([, b]) => b !== 0);
  return {
    samples: n,
    error: Math.sqrt(mean(([a, b]) => (a - b) ** 2)),
    correlation: spread === 0 ? 0 : together / spread,
    sign: decided.filter(([a, b]) => a * b > 0).length / decided.length,
  };
}

/** How often the right choice is the likeliest, or among the three or six likeliest. */
export function hitsOf(model: Model, samples: Samples): string {
  const pass = new Pass(model);
  const among = [1, 3, 6];
  const hits = among.map(() => 0);
  for (let sample = 0; sample < samples.length; sample++) {
    const output = pass.forward(model, samples.switches(sample));
    const [chosen] = samples.aim(sample);
    const likelier = output.filter((one) => one > output[chosen]).length;
    among.forEach((many, i) => {
      if (likelier < many) hits[i]++;
    });
  }
  return among
    .map((many, i) => `${((100 * hits[i]) / samples.length).toFixed(0)} % of first ${many}`)
    .join(', ');
}
