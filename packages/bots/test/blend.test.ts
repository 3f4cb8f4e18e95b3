import type { Position } from '@furrow/kernel/kind';
import { expect, test } from 'vitest';
import { Blend } from '../src/blend';
import type { Judge } from '../src/judge';

/** Somebody who says the same of every position. */
function saying(...points: readonly number[]): Judge<Position> {
  return {
    expect: (_state, into) => into.set(points),
    liking: (_state, seat) => points[seat],
  };
}

const STATE = {} as Position;

test('two judges count as much as is wanted, the first so much and the other the rest', () => {
  const into = new Float64Array(3);
  new Blend([saying(10, 20, 30), saying(20, 20, -10)], 0.75, [0, 1, 2]).expect(STATE, into);
  expect([...into]).toEqual([12.5, 20, 20]);
});

test('a seat likes by how much its side is ahead in what both say together', () => {
  const judges: [Judge<Position>, Judge<Position>] = [saying(10, 20, 30, 0), saying(20, 20, -10, 0)];
  const alone = new Blend(judges, 0.5, [0, 1, 2, 3]);
  expect([0, 1, 2].map((seat) => alone.liking(STATE, seat))).toEqual([-5, 5, -10]);
  const teams = new Blend(judges, 0.5, [0, 1, 0, 1]);
  expect(teams.liking(STATE, 2)).toBe(5);
});
