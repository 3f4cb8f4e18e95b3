import type { Weights } from '@furrow/bots/weights';

/** The weights of all features at each time, one time after the other. */
export function tableOf(weights: Weights, names: readonly string[]): Float64Array {
  const times = timesOf(weights, names);
  const table = new Float64Array(times * names.length);
  names.forEach((name, feature) => {
    weights[name].forEach((weight, time) => {
      table[time * names.length + feature] = weight;
    });
  });
  return table;
}

/** At how many times the features have weights; throws if they do not agree. */
export function timesOf(weights: Weights, names: readonly string[]): number {
  const times = weights[names[0]]?.length ?? 0;
  for (const name of names)
    if (weights[name]?.length !== times)
      throw new Error(`'${name}' has ${weights[name]?.length ?? 'no'} weights, '${names[0]}' has ${times}`);
  if (times < 2) throw new Error('weights are needed at two times at least');
  return times;
}

/** The weights of a table. */
export function weightsOfTable(table: Float64Array, names: readonly string[]): Weights {
  const times = table.length / names.length;
  const row = (feature: number) =>
    Array.from({ length: times }, (_, time) => table[time * names.length + feature]);
  return Object.fromEntries(names.map((name, feature) => [name, row(feature)]));
}

/** Weights as a file: one feature a line, with three digits that count and at most three decimals. */
export function weightsText(weights: Weights): string {
  const lines = Object.entries(weights).map(
    ([name, row]) => `  ${JSON.stringify(name)}: [${row.map(rounded).join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

function rounded(weight: number): number {
  return Number(Number(weight.toPrecision(3)).toFixed(3)) + 0;
}
