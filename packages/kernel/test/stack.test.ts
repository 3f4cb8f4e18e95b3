import { expect, test } from 'vitest';
import { FRAME, Stack } from '../src/stack';

function read({ node, step, a, b, about, seat, source }: Stack): number[] {
  return [node, step, a, b, about, seat, source];
}

test('a stack is a list of frames of seven numbers, the last one at work', () => {
  const stack = new Stack();
  expect(stack.empty).toBe(true);
  stack.push(4, 1, 9, 3);
  stack.step = 2;
  stack.a = 5;
  stack.b = 6;
  expect(stack.frames).toEqual([4, 2, 5, 6, 3, 1, 9]);
  stack.push(7, 0, 3);
  expect(read(stack)).toEqual([7, 0, 0, 0, 0, 0, 3]);
  expect([stack.depth, stack.frames.length]).toEqual([2, 2 * FRAME]);
  stack.pop();
  expect(read(stack)).toEqual([4, 2, 5, 6, 3, 1, 9]);
});

test('a copied stack and its original go their own ways', () => {
  const stack = new Stack();
  stack.push(1, 0, 0);
  const copy = stack.clone();
  copy.step = 8;
  copy.push(2, 1, 1);
  expect(stack.frames).toEqual([1, 0, 0, 0, 0, 0, 0]);
  stack.pop();
  expect(copy.depth).toBe(2);
});
