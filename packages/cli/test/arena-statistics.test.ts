import { seededDice } from '@furrow/kernel/dice';
import { expect, test } from 'vitest';
import { histogram } from '../src/arena/histogram';
import {
  deviationOf,
  meanEstimate,
  quartilesOf,
  rateEstimate,
  ratingOf,
  studentQuantile,
} from '../src/arena/statistics';

test('the quantiles are those of the tables', () => {
  const known = [
    [1, 12.706],
    [4, 2.776],
    [10, 2.228],
    [11, 2.201],
    [20, 2.086],
    [99, 1.984],
    [100_000, 1.96],
  ];
  for (const [freedom, quantile] of known) expect(studentQuantile(freedom)).toBeCloseTo(quantile, 2);
});

test('deviation and quartiles of known numbers', () => {
  expect(deviationOf([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138, 3);
  expect(deviationOf([3])).toBe(0);
  expect(quartilesOf([9, 1, 3, 7, 5])).toEqual([3, 5, 7]);
  expect(quartilesOf([4, 1, 2, 3])).toEqual([1.75, 2.5, 3.25]);
  expect(quartilesOf([6])).toEqual([6, 6, 6]);
});

test('the interval of a mean is Student’s', () => {
  const { mean, low, high } = meanEstimate([10, 12, 14, 16, 18]);
  expect(mean).toBe(14);
  expect(low).toBeCloseTo(14 - (2.776 * 3.1623) / Math.sqrt(5), 3);
  expect(high).toBeCloseTo(14 + (2.776 * 3.1623) / Math.sqrt(5), 3);
  expect(meanEstimate([5])).toEqual({ mean: 5, low: -Infinity, high: Infinity });
});

const repeated = (times: number, ...values: readonly number[]) =>
  Array.from({ length: times }, () => values).flat();

test('the interval of a rate is Wilson’s if a deal is one game', () => {
  const { mean, low, high } = rateEstimate([...repeated(60, 1), ...repeated(40, 0)]);
  expect(mean).toBe(0.6);
  expect(low).toBeCloseTo(0.5, 2);
  expect(high).toBeCloseTo(0.69, 2);
});

test('a rate of deals that all ended alike is not certain', () => {
  const { mean, low, high } = rateEstimate(repeated(100, 1));
  expect([mean, high]).toEqual([1, 1]);
  expect(low).toBeCloseTo(0.962, 3);
  const even = rateEstimate(repeated(100, 1 / 3));
  expect(even.high - even.low).toBeGreaterThan(0.15);
  expect(rateEstimate([0])).toEqual({ mean: 0, low: 0, high: 1 });
});

test('deals that are split say more than as many single games', () => {
  const width = ({ low, high }: { low: number; high: number }) => high - low;
  const split = rateEstimate([...repeated(90, 0.5), ...repeated(7, 1), ...repeated(3, 0)]);
  const alike = rateEstimate([...repeated(52, 1), ...repeated(48, 0)]);
  expect(split.mean).toBeCloseTo(alike.mean, 9);
  expect(width(split)).toBeLessThan(width(alike) / 2.5);
});

test.each([
  [0.5, 0.5],
  [0.75, 0.75],
  [0.97, 0.9],
])('19 of 20 intervals hold the true rate: %d and %d at the two seats', (first, second) => {
  const dice = seededDice(7);
  const won = (rate: number) => (dice.below(10_000) < rate * 10_000 ? 1 : 0);
  let held = 0;
  for (let match = 0; match < 2000; match++) {
    const deals = Array.from({ length: 50 }, () => (won(first) + won(second)) / 2);
    const { low, high } = rateEstimate(deals);
    if (low <= (first + second) / 2 && (first + second) / 2 <= high) held++;
  }
  expect(held / 2000).toBeGreaterThan(0.935);
  expect(held / 2000).toBeLessThan(0.98);
});

test('ratings are those of Elo, between two and against a field', () => {
  expect(ratingOf(0.5, 1, 1)).toBe(0);
  expect(ratingOf(0.75, 1, 1)).toBeCloseTo(190.85, 2);
  expect(ratingOf(0.25, 1, 1)).toBeCloseTo(-190.85, 2);
  expect(ratingOf(10 / 11, 1, 1)).toBeCloseTo(400, 6);
  expect(ratingOf(0.25, 1, 3)).toBeCloseTo(0, 9);
  expect(ratingOf(0.4, 1, 3)).toBeCloseTo(120.41, 2);
  expect(ratingOf(0.6, 3, 1)).toBeCloseTo(-120.41, 2);
  expect([ratingOf(1, 1, 1), ratingOf(0, 1, 1)]).toEqual([Infinity, -Infinity]);
});

test('a histogram counts every score, and puts near ones together', () => {
  expect(
    histogram([
      [3, 1],
      [5, 2],
    ]),
  ).toEqual([`3  ${'█'.repeat(20)} 1`, '4  0', `5  ${'█'.repeat(40)} 2`]);
  const many = histogram(Array.from({ length: 61 }, (_, i) => [i - 20, 1] as const));
  expect(many.length).toBeLessThanOrEqual(15);
  expect(many[0]).toMatch(/^-20 to -16 {2}█+ 5$/);
  expect(many.reduce((sum, line) => sum + Number(/\d+$/.exec(line)?.[0]), 0)).toBe(61);
});
