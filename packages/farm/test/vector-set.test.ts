import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST, field, pack, reduce, SECOND, VectorSet } from '../src/vector-set';

type Vector = readonly number[];

const anyVector = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 });

function addTo(set: VectorSet, [a, b, c, d]: Vector): boolean {
  return set.add(pack(a, b), pack(c, d));
}

function vectorsOf({ size, high, low }: VectorSet): Vector[] {
  return Array.from({ length: size }, (_, at) => [
    field(high[at], FIRST),
    field(high[at], SECOND),
    field(low[at], FIRST),
    field(low[at], SECOND),
  ]);
}

function isAtMost(a: Vector, b: Vector): boolean {
  return a.every((n, entry) => n <= b[entry]);
}

test('a set has every vector once, however many there are', () => {
  const set = new VectorSet();
  for (let round = 0; round < 3; round++) {
    set.clear();
    for (let n = 0; n < 3000; n++) {
      const vector = [n % 16000, (n * 7) % 13, 16383 - n, round];
      expect(addTo(set, vector)).toBe(true);
      expect(addTo(set, vector)).toBe(false);
    }
    expect(set.size).toBe(3000);
    expect(vectorsOf(set)[2999]).toEqual([2999, (2999 * 7) % 13, 13384, round]);
  }
});

test('the least vectors are those that no other one is below', () => {
  fc.assert(
    fc.property(fc.array(anyVector, { minLength: 1, maxLength: 40 }), (vectors) => {
      const set = new VectorSet();
      for (const vector of vectors) addTo(set, vector);
      const all = vectorsOf(set);
      set.keepLeast();
      expect(vectorsOf(set)).toEqual(
        all.filter((vector) => !all.some((other) => other !== vector && isAtMost(other, vector))),
      );
    }),
    { numRuns: 1000 },
  );
});

test('a set knows whether it has a vector at most as great', () => {
  fc.assert(
    fc.property(fc.array(anyVector, { maxLength: 5 }), anyVector, (vectors, [a, b, c, d]) => {
      const set = new VectorSet();
      for (const vector of vectors) addTo(set, vector);
      const expected = vectors.some((vector) => isAtMost(vector, [a, b, c, d]));
      expect(set.hasAtMost(pack(a, b), pack(c, d))).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

test('sorting is descending and lexicographic', () => {
  fc.assert(
    fc.property(fc.array(anyVector, { maxLength: 60 }), (vectors) => {
      const set = new VectorSet();
      for (const vector of vectors) addTo(set, vector);
      const expected = vectorsOf(set).sort((a, b) => {
        const entry = a.findIndex((n, at) => n !== b[at]);
        return entry < 0 ? 0 : b[entry] - a[entry];
      });
      set.sortDown();
      expect(vectorsOf(set)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('a field is reduced to nothing at the most', () => {
  expect(field(reduce(pack(5, 9), FIRST, 3), FIRST)).toBe(2);
  expect(reduce(pack(5, 9), FIRST, 7)).toBe(pack(0, 9));
  expect(reduce(pack(5, 9), SECOND, 50_000)).toBe(pack(5, 0));
});
