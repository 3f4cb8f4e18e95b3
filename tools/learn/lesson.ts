import type { Dice } from '@furrow/kernel/dice';
import { Adam } from './adam';
import type { Lecture } from './loss';
import type { Model } from './model';
import { Pass } from './pass';
import type { Samples } from './samples';

/** How a model is taught. */
export interface Course {
  /** How often every sample is looked at, on an average. */
  readonly times: number;
  /** How far a step goes. */
  readonly rate: number;
  readonly decay: number;
  /** How many samples are looked at before a step. */
  readonly batch: number;
}

/** So many steps pass before the full rate is reached. */
const WARM_UP = 100;
/** What is kept is the mean of the weights after every so many steps in this last part of them. */
const [EVERY, LAST] = [50, 0.5];

/** Teaches a model samples in an order that the dice decide, and leaves it with the mean of its last weights. Gives what the lecture says of the last tenth of the steps, on an average. */
export function teach(
  model: Model,
  samples: Samples,
  lecture: Lecture,
  { times, rate, decay, batch }: Course,
  dice: Dice,
): number {
  const adam = new Adam(model);
  const pupil = new Pupil(model, lecture, dice);
  const mean = new Mean(model);
  const steps = Math.max(1, Math.round((times * samples.length) / batch));
  let [lost, seen] = [0, 0];
  for (let step = 0; step < steps; step++) {
    if (step === Math.floor(0.9 * steps)) [lost, seen] = [0, 0];
    for (let i = 0; i < batch; i++) lost += pupil.look(samples, dice.below(samples.length));
    seen += batch;
    adam.step(pupil.gradient, batch, { rate: rate * Math.min(1, (step + 1) / WARM_UP), decay });
    if (step >= (1 - LAST) * steps && (steps - 1 - step) % EVERY === 0) mean.take();
  }
  mean.put();
  return lost / seen;
}

/** The mean of the weights that a model has had. */
class Mean {
  private readonly numbers: Float64Array;
  private taken = 0;

  constructor(private readonly model: Model) {
    this.numbers = new Float64Array(model.numbers.length);
  }

  take(): void {
    const { numbers, model } = this;
    this.taken++;
    for (let i = 0; i < numbers.length; i++) numbers[i] += (model.numbers[i] - numbers[i]) / this.taken;
  }

  /** Gives the model the mean weights. */
  put(): void {
    this.model.numbers.set(this.numbers);
  }
}

/** Looks at samples, each from a chair that the dice decide. */
class Pupil {
  private readonly pass: Pass;
  private readonly cost: Float64Array;
  private readonly on: Uint16Array;

  constructor(
    private readonly model: Model,
    private readonly lecture: Lecture,
    private readonly dice: Dice,
  ) {
    this.pass = new Pass(model);
    this.cost = new Float64Array(model.shape.outputs);
    this.on = new Uint16Array(model.shape.inputs);
  }

  get gradient(): Model {
    return this.pass.gradient;
  }

  look(samples: Samples, sample: number): number {
    const { model, pass, cost, lecture } = this;
    const by = this.dice.below(lecture.turns);
    const on = lecture.turned(samples.switches(sample), by, this.on);
    const output = pass.forward(model, on);
    const lost = lecture.cost(output, samples.aim(sample), (lecture.turns - by) % lecture.turns, cost);
    pass.backward(model, on, cost);
    return lost;
  }
}
