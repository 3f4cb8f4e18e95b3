import { seededDice } from '@furrow/kernel/dice';
import { describe, expect, test } from 'vitest';
import { solve } from '../tune/cholesky';
import { fit } from '../tune/fit';
import { NormalEquations } from '../tune/normal-equations';
import { expected } from '../tune/sampled-games';
import { spotOf } from '../tune/spot';
import { tableOf, weightsOfTable, weightsText } from '../tune/weight-table';

const FREE = { stay: 1e-9, smooth: 0, doubt: 0 };
const TIMES = 5;

/** Weights of three features: one the same in every sample, one rising, one with a bend. */
const PLANTED = { one: [10, 11, 12, 13, 14], rising: [1, 2, 3, 4, 5], bent: [0, 3, -2, 0.5, 0.5] };
const NAMES = Object.keys(PLANTED);

/** Samples whose points are told exactly by the planted weights, but for noise of at most so many points. */
function planted(noise = 0): NormalEquations {
  const dice = seededDice(3);
  const table = tableOf(PLANTED, NAMES);
  const equations = new NormalEquations({ features: NAMES.length, times: TIMES });
  for (let i = 0; i < 4000; i++) {
    const features = Float64Array.of(1, dice.below(7), dice.below(3) - 1);
    const spot = spotOf(dice.below(1001) / 1000, TIMES);
    const points = expected(table, features, spot) + (noise * (dice.below(2001) - 1000)) / 1000;
    equations.add(features, spot, points);
  }
  return equations;
}

const NONE = new Float64Array(TIMES * NAMES.length);

describe('solving', () => {
  test('a system with a known solution is solved', () => {
    const matrix = Float64Array.of(4, 99, 99, 12, 37, 99, -16, -43, 98);
    const right = Float64Array.of(4 + 24 - 48, 12 + 74 - 129, -16 - 86 + 294);
    solve(matrix, right);
    expect([...right].map((x) => Number(x.toFixed(9)))).toEqual([1, 2, 3]);
  });

  test('a matrix that is not positive definite is refused', () => {
    expect(() => solve(Float64Array.of(1, 2, 2, 1), Float64Array.of(1, 1))).toThrow('not positive definite');
  });
});

describe('the spot between two times', () => {
  test.each([
    [0, 0, 0],
    [0.3, 1, 0.2],
    [0.75, 3, 0],
    [1, 3, 1],
    [1.2, 3, 1],
    [-1, 0, 0],
  ])('of progress %d is time %d and %d later', (progress, time, later) => {
    const spot = spotOf(progress, TIMES);
    expect(spot.time).toBe(time);
    expect(spot.later).toBeCloseTo(later, 9);
  });
});

describe('the fit', () => {
  test('finds planted weights that change with time', () => {
    const table = fit(planted(), NONE, FREE);
    tableOf(PLANTED, NAMES).forEach((weight, at) => expect(table[at]).toBeCloseTo(weight, 4));
  });

  test('finds planted weights nearly if the points are noisy', () => {
    const equations = planted(5);
    const table = fit(equations, NONE, { stay: 1e-3, smooth: 1e-3, doubt: 0 });
    tableOf(PLANTED, NAMES).forEach((weight, at) => expect(Math.abs(table[at] - weight)).toBeLessThan(0.7));
    expect(equations.told(table)).toBeGreaterThan(equations.told(NONE));
    expect(equations.told(table)).toBeLessThan(1);
  });

  test('tells all of the points of planted weights and none of those of their mean', () => {
    const equations = planted();
    expect(equations.told(tableOf(PLANTED, NAMES))).toBeCloseTo(1, 9);
    expect(equations.told(NONE)).toBeLessThan(0);
  });

  test('stays where it was if leaving costs very much', () => {
    const previous = tableOf({ one: [1, 2, 3, 4, 5], rising: [5, 4, 3, 2, 1], bent: [2, 2, 2, 2, 2] }, NAMES);
    const table = fit(planted(), previous, { stay: 1e9, smooth: 0, doubt: 0 });
    previous.forEach((weight, at) => expect(table[at]).toBeCloseTo(weight, 5));
  });

  test('half believes what as many samples tell as there are doubts', () => {
    const equations = new NormalEquations({ features: 1, times: 2 });
    for (let i = 0; i < 100; i++) {
      equations.add(Float64Array.of(1), spotOf(0, 2), 10);
      equations.add(Float64Array.of(1), spotOf(1, 2), 10);
    }
    const [first, last] = fit(equations, new Float64Array(2), { stay: 0, smooth: 0, doubt: 100 });
    expect(first).toBeCloseTo(5, 9);
    expect(last).toBeCloseTo(5, 9);
  });

  test('is straight in time if bending costs very much', () => {
    const { bent } = weightsOfTable(fit(planted(), NONE, { stay: 1e-9, smooth: 1e6, doubt: 0 }), NAMES);
    for (let time = 1; time + 1 < TIMES; time++)
      expect(bent[time - 1] - 2 * bent[time] + bent[time + 1]).toBeCloseTo(0, 4);
  });

  test('leaves features alone that hardly vary', () => {
    const equations = new NormalEquations({ features: 4, times: 2 });
    const dice = seededDice(1);
    for (let i = 0; i < 200; i++) {
      const value = dice.below(5);
      equations.add(Float64Array.of(0, 1, value, 3), spotOf(dice.below(100) / 99, 2), 20 + 2 * value);
    }
    const previous = Float64Array.of(7, 0, 0, 0.5, 8, 0, 0, 0.25);
    const table = fit(equations, previous, FREE);
    expect([table[0], table[4]]).toEqual([7, 8]);
    expect([table[3], table[7]]).toEqual([0.5, 0.25]);
    expect(table[1] + 3 * table[3]).toBeCloseTo(20, 4);
    expect(table[2]).toBeCloseTo(2, 4);
  });
});

describe('equations', () => {
  test('of two halves of the samples add up to those of all, and half of them count half', () => {
    const all = planted(1);
    const twice = new NormalEquations(all.size, all.numbers.slice());
    twice.addAll(all);
    expect(twice.samples).toBe(2 * all.samples);
    twice.scale(0.5);
    expect([...twice.numbers]).toEqual([...all.numbers]);
  });
});

test('weights are written one feature a line with three digits', () => {
  const text = weightsText({ wood: [1.23456, -0.00004, 123.456], 'two words': [0.98765, 0, -2] });
  expect(text).toBe('{\n  "wood": [1.23, 0, 123],\n  "two words": [0.988, 0, -2]\n}\n');
});
