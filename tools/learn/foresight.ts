import type { Model } from './model';
import { Pass } from './pass';
import type { Samples } from './samples';

/**
 * Lets every position of a game aim at what became of the next one taken of it, so much of the way, and for the rest at what
 * a model makes of that: the result of a game is mostly chance to its early positions. Positions of a game have the same
 * tag and stand together, in their order; the last one keeps its aim.
 */
export function aimAhead(samples: Samples, model: Model, kept: number): void {
  const pass = new Pass(model);
  const { outputs } = model.shape;
  for (let sample = samples.length - 2; sample >= 0; sample--) {
    if (samples.tag(sample) !== samples.tag(sample + 1)) continue;
    const [aim, next] = [samples.aim(sample), samples.aim(sample + 1)];
    const told = pass.forward(model, samples.switches(sample + 1));
    const seats = aim.length - outputs;
    const each = outputs / seats;
    for (let i = 0; i < outputs; i++) aim[i] = kept * next[i] + (1 - kept) * told[i];
    for (let seat = 0; seat < seats; seat++) {
      let points = 0;
      for (let i = seat * each; i < (seat + 1) * each; i++) points += aim[i];
      aim[outputs + seat] = points;
    }
  }
}
