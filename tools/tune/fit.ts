import { solve } from './cholesky';
import type { NormalEquations } from './normal-equations';

/** How strongly the fit is held back. */
export interface Restraint {
  /** How much it costs to leave the previous weights; 1 weighs as much as the samples. */
  readonly stay: number;
  /** How much it costs to bend between neighbouring times. */
  readonly smooth: number;
  /**
   * How many samples more each feature has at every time, in which it is 1 and the previous weights are right: what few
   * samples tell, as of a card that was hardly ever played, is not believed at once.
   */
  readonly doubt: number;
}

/** A feature that varies less than this is not fitted. */
const LEAST_VARIANCE = 1e-4;

/**
 * The weights (all features of a time, time after time) that tell the points of the samples best, held back towards
 * the previous ones in the measure in which each feature varies. Features that hardly vary keep their weights, but
 * for the first that is the same in every sample: it carries what all seats have in common.
 */
export function fit(equations: NormalEquations, previous: Float64Array, restraint: Restraint): Float64Array {
  const fitted = fittedFeatures(equations);
  const { times } = equations.size;
  const size = times * fitted.length;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const system: System = { equations, previous, fitted, matrix, right };
  addSamples(system);
  fitted.forEach((feature, at) => restrain(system, at, weightOf(equations, feature), restraint));
  solve(matrix, right);
  const table = previous.slice();
  for (let time = 0; time < times; time++)
    fitted.forEach((feature, at) => {
      table[time * equations.size.features + feature] += right[time * fitted.length + at];
    });
  return table;
}

/** The equations for how far the fitted weights move from the previous ones. */
interface System {
  readonly equations: NormalEquations;
  readonly previous: Float64Array;
  readonly fitted: readonly number[];
  readonly matrix: Float64Array;
  readonly right: Float64Array;
}

/** The features that are fitted. */
function fittedFeatures(equations: NormalEquations): number[] {
  const { features } = equations.size;
  const all = Array.from({ length: features }, (_, feature) => feature);
  const common = all.find(
    (feature) => equations.variance(feature) < LEAST_VARIANCE && Math.abs(equations.mean(feature)) > 0.1,
  );
  return all.filter((feature) => feature === common || equations.variance(feature) >= LEAST_VARIANCE);
}

function addSamples({ equations, previous, fitted, matrix, right }: System): void {
  const { length } = fitted;
  const size = right.length;
  for (let row = 0; row < size; row++) {
    const time = Math.floor(row / length);
    const feature = fitted[row % length];
    for (let column = Math.max(0, (time - 1) * length); column <= row; column++)
      matrix[row * size + column] = equations.product(
        time,
        feature,
        Math.floor(column / length),
        fitted[column % length],
      );
    right[row] = equations.right(time, feature) - equations.shares(previous, time, feature);
  }
}

/** What the samples say about a feature at one time, as far as it varies. */
function weightOf(equations: NormalEquations, feature: number): number {
  const variance = equations.variance(feature);
  const amount = variance < LEAST_VARIANCE ? equations.mean(feature) ** 2 : variance;
  return (amount * equations.samples) / equations.size.times;
}

/** Holds one feature back at all times. */
function restrain(system: System, at: number, amount: number, { stay, smooth, doubt }: Restraint): void {
  const { equations, previous, fitted, matrix, right } = system;
  const { features, times } = equations.size;
  const size = right.length;
  const place = (time: number) => time * fitted.length + at;
  for (let time = 0; time < times; time++) matrix[place(time) * size + place(time)] += stay * amount + doubt;
  const bend = [1, -2, 1];
  for (let first = 0; first + 2 < times; first++) {
    const bent = bend.reduce(
      (sum, factor, i) => sum + factor * previous[(first + i) * features + fitted[at]],
      0,
    );
    bend.forEach((factor, i) => {
      right[place(first + i)] -= (smooth * amount + doubt) * factor * bent;
      for (let j = 0; j <= i; j++)
        matrix[place(first + i) * size + place(first + j)] += (smooth * amount + doubt) * factor * bend[j];
    });
  }
}
