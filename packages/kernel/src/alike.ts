/**
 * The same values laid out alike: each has every key that any of them has, in one order. Whoever looks into many of them
 * finds what it wants at the same place in each, which is several times as fast as looking for it anew.
 */
export function alike<T extends object>(values: readonly T[]): readonly T[] {
  const keys = [...new Set(values.flatMap((one) => Object.keys(one)))] as (keyof T)[];
  return values.map((one) => Object.fromEntries(keys.map((key) => [key, one[key]])) as T);
}
