import { expect, test } from 'vitest';
import { seededDice } from '../src/dice';
import { freeForm } from '../src/domain';
import { name } from '../src/move';
import { YES } from '../src/verdict';

const draws = (seed: number, sides: number, count: number): number[] => {
  const dice = seededDice(seed);
  return Array.from({ length: count }, () => dice.below(sides));
};

test('the same seed gives the same numbers, another seed others', () => {
  expect(draws(7, 1000, 50)).toEqual(draws(7, 1000, 50));
  const seeds = Array.from({ length: 200 }, (_, seed) => draws(seed, 1000, 10).join());
  expect(new Set(seeds).size).toBe(200);
});

test('two dice of the same seed do not disturb each other', () => {
  const [a, b] = [seededDice(3), seededDice(3)];
  const interleaved = Array.from({ length: 20 }, () => [a.below(100), b.below(100)]);
  expect(interleaved.every(([one, other]) => one === other)).toBe(true);
});

test('all numbers from 0 to n - 1 come about equally often, and no other', () => {
  for (const sides of [1, 2, 3, 7, 54]) {
    const seen = Array.from({ length: sides }, () => 0);
    for (let seed = 0; seed < 20; seed++) for (const n of draws(seed, sides, 50 * sides)) seen[n]++;
    expect(seen).toHaveLength(sides);
    expect(Math.min(...seen)).toBeGreaterThan(800);
    expect(Math.max(...seen)).toBeLessThan(1200);
  }
});

test('strange seeds give numbers in range too', () => {
  for (const seed of [0, -1, 2 ** 31, 2 ** 32 - 1, 0x9e3779b9]) {
    expect(draws(seed, 6, 100).every((n) => Number.isInteger(n) && n >= 0 && n < 6)).toBe(true);
    expect(new Set(draws(seed, 6, 100)).size).toBe(6);
  }
});

test('a domain draws from its canonical answers only', () => {
  const moves = [0, 1, 2].map((thing) => name('take', thing));
  const domain = freeForm(moves, () => YES);
  const dice = seededDice(1);
  const drawn = new Set(Array.from({ length: 60 }, () => domain.sample(dice)));
  expect([...drawn].sort((a, b) => a.things[0] - b.things[0])).toEqual(moves);
});

test('neighbouring seeds have nothing in common, from the first number on', () => {
  const first = Array.from({ length: 4000 }, (_, seed) => draws(seed, 4, 2));
  for (const at of [0, 1]) {
    const same = first.filter((one, seed) => seed > 0 && one[at] === first[seed - 1][at]).length;
    expect(same / first.length).toBeGreaterThan(0.22);
    expect(same / first.length).toBeLessThan(0.28);
  }
  const together = first.filter(([one, other]) => one === other).length;
  expect(together / first.length).toBeGreaterThan(0.22);
  expect(together / first.length).toBeLessThan(0.28);
});
