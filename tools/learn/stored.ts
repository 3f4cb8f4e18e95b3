import type { Inputs } from '@furrow/bots/network/inputs';
import { type StoredLayer, type StoredNetwork, textOf } from '@furrow/bots/network/stored-network';
import type { Model } from './model';

/** The largest weight of a layer is kept as this; less finely in the first, which has nearly all of them, so that they pack well. */
const [COARSE, FINE] = [1023, 4095];

/** A model as bots use it: whole numbers, and what comes out added up in groups of equal size. */
export function storedFrom(
  model: Model,
  inputs: Pick<Inputs<never>, 'shared' | 'own' | 'seats'>,
  outputs: readonly string[],
): StoredNetwork {
  const { first, second } = model.shape;
  const size = model.shape.outputs / outputs.length;
  return {
    seats: inputs.seats,
    shared: inputs.shared,
    own: inputs.own,
    outputs,
    first,
    second,
    layers: [
      layer(firstRows(model, size), model.b1, COARSE),
      layer(model.w2, model.b2, FINE),
      layer(addedUp(model.w3, size), addedUp(model.b3, size), FINE),
    ],
  };
}

/** The rows of the switches: over the first layer, then what they say at once to what comes out. */
function firstRows({ w1, shape: { inputs, first, outputs } }: Model, size: number): Float64Array {
  const rows: number[] = [];
  for (let i = 0; i < inputs; i++) {
    const row = w1.subarray(i * (first + outputs), (i + 1) * (first + outputs));
    rows.push(...row.subarray(0, first), ...addedUp(row.subarray(first), size));
  }
  return Float64Array.from(rows);
}

/** Numbers in groups of so many, each group added up. */
function addedUp(numbers: Float64Array, size: number): Float64Array {
  const sums = new Float64Array(numbers.length / size);
  numbers.forEach((n, i) => {
    sums[Math.floor(i / size)] += n;
  });
  return sums;
}

function layer(rows: Float64Array, constants: Float64Array, largest: number): StoredLayer {
  const all = new Float64Array(rows.length + constants.length);
  all.set(rows);
  all.set(constants, rows.length);
  const most = all.reduce((max, n) => Math.max(max, Math.abs(n)), 0);
  const scale = most === 0 ? 1 : most / largest;
  return { scale, numbers: textOf(Int16Array.from(all, (n) => Math.round(n / scale))) };
}
