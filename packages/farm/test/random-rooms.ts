import fc from 'fast-check';
import type { Counts } from '../src/room';
import type { Holder } from './slow-animals';

/** Some holders and some animals, for so many types. */
export interface Stock {
  readonly types: number;
  readonly holders: readonly Holder[];
  readonly counts: Counts;
}

interface Limits {
  readonly holders: number;
  readonly cap: number;
  readonly count: number;
  /** How many types at the least. */
  readonly types?: number;
}

function anyHolder(types: number, cap: number): fc.Arbitrary<Holder> {
  const every = Array.from({ length: types }, (_, type) => type);
  const some = fc.oneof(fc.constant(every), fc.subarray(every));
  const upTo = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
  return fc.oneof(
    fc.record({
      form: fc.constant('each' as const),
      counts: fc.array(fc.oneof(fc.constant(0), upTo(2)), { minLength: types, maxLength: types }),
    }),
    fc.record({ form: fc.constant('one' as const), cap: upTo(cap), types: some }),
    fc.record({ form: fc.constant('one' as const), cap: upTo(cap), types: fc.constant(every) }),
    fc.record({ form: fc.constant('halves' as const), cap: upTo(cap), half: upTo(cap >> 1) }),
    fc.record({ form: fc.constant('mixed' as const), cap: upTo(3), types: some }),
  );
}

/** Random holders of all forms and random animals. */
export function anyStock(limits: Limits): fc.Arbitrary<Stock> {
  return fc.integer({ min: limits.types ?? 1, max: 4 }).chain((types) =>
    fc.record({
      types: fc.constant(types),
      holders: fc.array(anyHolder(types, limits.cap), { maxLength: limits.holders }),
      counts: fc.array(fc.integer({ min: 0, max: limits.count }), { minLength: types, maxLength: types }),
    }),
  );
}

/**
 * Animals of four types and holders for any one type whose room is the number of animals, or a little off.
 */
export const tightStock: fc.Arbitrary<Stock> = fc
  .record({
    caps: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 4, maxLength: 10 }),
    weights: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 3 }),
    off: fc.integer({ min: -1, max: 3 }),
    half: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ caps, weights, off, half }) => {
    const all = Math.max(
      0,
      caps.reduce((sum, cap) => sum + cap, off),
    );
    const counts = weights.map((weight) => Math.floor((all * weight) / 20));
    const types = [0, 1, 2, 3];
    const holders = caps.map<Holder>((cap, at) =>
      at < half ? { form: 'halves', cap, half: (cap + 1) >> 1 } : { form: 'one', cap, types },
    );
    return { types: 4, holders, counts: [...counts, all - counts.reduce((sum, n) => sum + n, 0)] };
  });
