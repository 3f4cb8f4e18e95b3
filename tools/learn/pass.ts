import { Model, type Shape } from './model';

/** One position going through a network, forwards and backwards. Gradients are added up in a model of their own. */
export class Pass {
  readonly gradient: Model;
  readonly output: Float64Array;
  /** The first layer, and behind it what the switches say to what comes out. */
  private readonly sums: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private readonly sumsBack: Float64Array;
  private readonly firstBack: Float64Array;
  private readonly secondBack: Float64Array;

  constructor({ shape }: { readonly shape: Shape }) {
    const { first, second, outputs } = shape;
    this.gradient = new Model(shape);
    this.output = new Float64Array(outputs);
    this.sums = new Float64Array(first + outputs);
    this.first = this.sums.subarray(0, first);
    this.second = new Float64Array(second);
    this.sumsBack = new Float64Array(first + outputs);
    this.firstBack = this.sumsBack.subarray(0, first);
    this.secondBack = new Float64Array(second);
  }

  /** What comes out if these switches are on. */
  forward(model: Model, on: Uint16Array): Float64Array {
    const { sums, first, second, output } = this;
    const { w1, b1, w2, b2, w3, b3 } = model;
    sums.fill(0);
    first.set(b1);
    for (let i = 0; i < on.length; i++) add(sums, 0, w1, on[i] * sums.length, sums.length);
    second.set(b2);
    for (let i = 0; i < first.length; i++)
      if (first[i] > 0) addScaled(second, w2, i * second.length, first[i]);
    for (let k = 0; k < output.length; k++) output[k] = b3[k] + sums[first.length + k];
    for (let i = 0; i < second.length; i++)
      if (second[i] > 0) addScaled(output, w3, i * output.length, second[i]);
    return output;
  }

  /** Adds to the gradient what a change of each output would cost, for the position that went forward last. */
  backward(model: Model, on: Uint16Array, cost: Float64Array): void {
    const { gradient, first, second, sumsBack, firstBack, secondBack } = this;
    back({ weights: gradient.w3, constants: gradient.b3, model: model.w3 }, second, cost, secondBack);
    back({ weights: gradient.w2, constants: gradient.b2, model: model.w2 }, first, secondBack, firstBack);
    sumsBack.set(cost, first.length);
    add(gradient.b1, 0, firstBack, 0, first.length);
    for (let i = 0; i < on.length; i++)
      add(gradient.w1, on[i] * sumsBack.length, sumsBack, 0, sumsBack.length);
  }
}

/** The weights of a layer and their gradient. */
interface Back {
  readonly weights: Float64Array;
  readonly constants: Float64Array;
  readonly model: Float64Array;
}

/** One layer backwards: what its weights and its inputs cost. */
function back(
  { weights, constants, model }: Back,
  from: Float64Array,
  cost: Float64Array,
  into: Float64Array,
): void {
  const { length } = cost;
  add(constants, 0, cost, 0, length);
  for (let i = 0; i < from.length; i++) {
    const value = from[i];
    into[i] = 0;
    if (!(value > 0)) continue;
    const row = i * length;
    let sum = 0;
    for (let j = 0; j < length; j++) {
      sum += model[row + j] * cost[j];
      weights[row + j] += value * cost[j];
    }
    into[i] = sum;
  }
}

/** Adds so many numbers of one list to another, four at a time: this is where training spends its time. */
function add(into: Float64Array, to: number, from: Float64Array, at: number, count: number): void {
  let j = 0;
  for (; j + 3 < count; j += 4) {
    into[to + j] += from[at + j];
    into[to + j + 1] += from[at + j + 1];
    into[to + j + 2] += from[at + j + 2];
    into[to + j + 3] += from[at + j + 3];
  }
  for (; j < count; j++) into[to + j] += from[at + j];
}

function addScaled(into: Float64Array, from: Float64Array, at: number, factor: number): void {
  for (let j = 0; j < into.length; j++) into[j] += factor * from[at + j];
}
