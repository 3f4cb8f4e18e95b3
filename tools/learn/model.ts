import type { Dice } from '@furrow/kernel/dice';

/** How many numbers each layer of a network has: switches, two hidden layers, what comes out. */
export interface Shape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  readonly outputs: number;
}

/** The weights of a network with fractions, one part after the other in one list. */
export class Model {
  readonly numbers: Float64Array;
  /** For each switch a row over the first layer, then over what comes out, which it moves at once too; its constants. */
  readonly w1: Float64Array;
  readonly b1: Float64Array;
  /** For each of the first layer a row over the second; its constants. */
  readonly w2: Float64Array;
  readonly b2: Float64Array;
  /** For each of the second layer a row over what comes out; its constants. */
  readonly w3: Float64Array;
  readonly b3: Float64Array;

  constructor(
    readonly shape: Shape,
    numbers?: Float64Array,
  ) {
    const { inputs, first, second, outputs } = shape;
    const sizes = [inputs * (first + outputs), first, first * second, second, second * outputs, outputs];
    const all = sizes.reduce((sum, size) => sum + size, 0);
    if (numbers !== undefined && numbers.length !== all)
      throw new Error(`a network of this shape has ${all} weights, not ${numbers.length}`);
    this.numbers = numbers ?? new Float64Array(all);
    let at = 0;
    const [w1, b1, w2, b2, w3, b3] = sizes.map((size) => {
      const part = this.numbers.subarray(at, at + size);
      at += size;
      return part;
    });
    this.w1 = w1;
    this.b1 = b1;
    this.w2 = w2;
    this.b2 = b2;
    this.w3 = w3;
    this.b3 = b3;
  }

  /** Small weights that chance has drawn, as many switches being on as is usual. */
  static drawn(shape: Shape, on: number, dice: Dice): Model {
    const model = new Model(shape);
    const fill = (part: Float64Array, spread: number) => {
      for (let i = 0; i < part.length; i++) part[i] = spread * drawn(dice);
    };
    fill(model.w1, Math.sqrt(2 / on));
    const row = shape.first + shape.outputs;
    for (let i = 0; i < model.w1.length; i++) if (i % row >= shape.first) model.w1[i] = 0;
    fill(model.w2, Math.sqrt(2 / shape.first));
    fill(model.w3, Math.sqrt(1 / shape.second));
    return model;
  }

  copy(): Model {
    return new Model(this.shape, this.numbers.slice());
  }
}

const FINE = 1 << 24;

/** A number around 0 with a spread of 1, near enough to a normal one. */
function drawn(dice: Dice): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += dice.below(FINE) / FINE;
  return sum - 6;
}
