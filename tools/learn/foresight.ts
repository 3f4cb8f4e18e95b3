import type { Model } from './model';
import { Pass } from './pass';
import { type Chairs, type Samples, turned } from './samples';

/**
 * Lets every position of a game aim at what became of the next one taken of it, so much of the way, and for the rest at what
 * a model makes of that, from every chair: the result of a game is mostly chance to its early positions. Positions of a game have the same
 * tag and stand together, in their order; the last one keeps its aim.
 */
export function aimAhead(samples: Samples, chairs: Chairs, model: Model, kept: number): void {
  const teller = new Teller(model, chairs);
  const { outputs } = model.shape;
  const { seats } = chairs;
  const each = outputs / seats;
  for (let sample = samples.length - 2; sample >= 0; sample--) {
    if (samples.tag(sample) !== samples.tag(sample + 1)) continue;
    const [aim, next] = [samples.aim(sample), samples.aim(sample + 1)];
    const told = teller.tell(samples.switches(sample + 1));
    for (let i = 0; i < outputs; i++) aim[i] = kept * next[i] + (1 - kept) * told[i];
    for (let seat = 0; seat < seats; seat++) {
      let points = 0;
      for (let i = seat * each; i < (seat + 1) * each; i++) points += aim[i];
      aim[outputs + seat] = points;
    }
  }
}

/** Tells what becomes of positions: the mean of what a model says from every chair. */
class Teller {
  private readonly pass: Pass;
  private readonly on: Uint16Array;
  private readonly told: Float64Array;

  constructor(
    private readonly model: Model,
    private readonly chairs: Chairs,
  ) {
    this.pass = new Pass(model);
    this.on = new Uint16Array(model.shape.inputs);
    this.told = new Float64Array(model.shape.outputs);
  }

  tell(on: Uint16Array): Float64Array {
    const { pass, model, chairs, told } = this;
    const each = told.length / chairs.seats;
    told.fill(0);
    for (let by = 0; by < chairs.seats; by++) {
      const output = pass.forward(model, turned(on, chairs, by, this.on));
      for (let i = 0; i < told.length; i++) told[i] += output[(i + by * each) % told.length] / chairs.seats;
    }
    return told;
  }
}
