import { describe, expect, test } from 'vitest';
import { columnsOf, roomFor } from '../src/cards/hand-size';

describe('the cards of a hand', () => {
  test('lie beside each other up to ten of them on a large screen, and one lies before another only of more', () => {
    expect([1, 7, 10, 11].map((count) => columnsOf(count, true))).toEqual([1, 7, 10, 11]);
    expect([12, 14, 20, 24].map((count) => columnsOf(count, true))).toEqual([10, 10, 10, 12]);
  });

  test('lie two deep in fewer columns where the screen is not so large', () => {
    expect([1, 7, 8].map((count) => columnsOf(count, false))).toEqual([1, 7, 8]);
    expect([9, 14, 16].map((count) => columnsOf(count, false))).toEqual([7, 7, 8]);
  });

  test('get room from the log where they are many', () => {
    expect([7, 8, 9, 14].map(roomFor)).toEqual([undefined, 'medium', 'always', 'always']);
  });
});
