import type { Position } from '@furrow/kernel/kind';
import { NOBODY } from '@furrow/kernel/seat';
import { describe, expect, test } from 'vitest';
import { Node } from '../src/node';

const MOVES = ['a', 'b', 'c'].map((verb) => ({ verb, things: [] }));

/** A node of seat 0 whose first answer promises 1 and the second 5, looked at so many times each; the third was never looked at. */
function node(visits: readonly [number, number], within = false, seat = 0): Node<Position> {
  const made = new Node<Position>(seat, MOVES, [0, 0], 0, within);
  [1, 5, 9].forEach((lead, i) => {
    made.after[i] = new Node<Position>(1, [], [lead, -lead]);
    made.after[i].visits = visits[i] ?? 0;
  });
  return made;
}

describe('a node takes over', () => {
  test('the best for whoever moves', () => {
    const one = node([3, 1]);
    one.learn(0);
    expect(one.leads).toEqual([9, -9]);
  });

  test('where a turn begins, as much as is wanted of the mean of all visits', () => {
    const [half, all] = [node([3, 1]), node([3, 1])];
    half.learn(0.5);
    all.learn(1);
    expect(half.leads).toEqual([5.5, -5.5]);
    expect(all.leads).toEqual([2, -2]);
  });

  test('the best alone in the middle of a turn, where nobody else can interfere', () => {
    const one = node([3, 1], true);
    one.learn(1);
    expect(one.leads).toEqual([9, -9]);
  });

  test('the best alone as long as nothing that follows was looked through', () => {
    const one = node([0, 0]);
    one.learn(1);
    expect(one.leads).toEqual([9, -9]);
  });

  test('the mean of all visits where chance moves', () => {
    const one = node([3, 1], false, NOBODY);
    one.learn(0);
    expect(one.leads).toEqual([2, -2]);
  });
});
