import type { Model } from './model';

/** How steps are taken. */
export interface Pace {
  /** How far a step goes. */
  readonly rate: number;
  /** How much of every weight is lost in a step, times the rate. */
  readonly decay: number;
}

const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8];

/** Steps against the gradient, each weight at a pace that follows how its gradient has been (Adam with decay of the weights). */
export class Adam {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(private readonly model: Model) {
    this.mean = new Float64Array(model.numbers.length);
    this.square = new Float64Array(model.numbers.length);
  }

  /** One step with the gradient of so many samples, which is cleared. */
  step(gradient: Model, samples: number, { rate, decay }: Pace): void {
    const { mean, square } = this;
    const { numbers } = this.model;
    const slope = gradient.numbers;
    this.steps++;
    const pace = (rate * Math.sqrt(1 - SECOND ** this.steps)) / (1 - FIRST ** this.steps);
    const kept = 1 - rate * decay;
    for (let i = 0; i < numbers.length; i++) {
      const g = slope[i] / samples;
      const m = FIRST * mean[i] + (1 - FIRST) * g;
      const s = SECOND * square[i] + (1 - SECOND) * g * g;
      mean[i] = m;
      square[i] = s;
      numbers[i] = kept * numbers[i] - (pace * m) / (Math.sqrt(s) + TINY);
      slope[i] = 0;
    }
  }
}
