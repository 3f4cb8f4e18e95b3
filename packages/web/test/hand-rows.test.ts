import { describe, expect, test } from 'vitest';
import { hasRowsOfKinds, liesOf } from '../src/cards/hand-rows';
import type { CardPicture } from '../src/protocol/card';

const card = (id: string, kind: CardPicture['kind']): CardPicture => ({
  id,
  title: id,
  kind,
  prices: [],
  picture: [],
  text: [],
});

/** So many minor improvements, and after them so many occupations. */
const handOf = (minors: number, occupations: number): readonly CardPicture[] => [
  ...Array.from({ length: minors }, (_, i) => card(`m${i}`, 'minor')),
  ...Array.from({ length: occupations }, (_, i) => card(`o${i}`, 'occupation')),
];

describe('a hand on a screen that is not so large', () => {
  test('has a row for each kind, and the one that is wanted lies in front', () => {
    const lies = liesOf(handOf(7, 7), 'occupation', false);
    expect(lies.slice(0, 7).map(({ layer }) => layer)).toEqual(Array(7).fill('behind'));
    expect(lies.slice(7).map(({ layer }) => layer)).toEqual(Array(7).fill('before'));
    expect(lies.map(({ column }) => column)).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7]);
    const turned = liesOf(handOf(7, 7), 'improvement', false);
    expect(turned.slice(0, 7).map(({ layer }) => layer)).toEqual(Array(7).fill('before'));
  });

  test('leaves cards alone in a column where the other kind has none', () => {
    const lies = liesOf(handOf(5, 6), 'occupation', false);
    expect(lies.map(({ column }) => column)).toEqual([3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6]);
    expect(lies.filter(({ layer }) => layer === 'alone').map(({ column }) => column)).toEqual([7, 1, 2]);
  });

  test('has no such rows where far fewer cards would lie behind others without them', () => {
    expect(hasRowsOfKinds(handOf(5, 5), false)).toBe(false);
    expect(hasRowsOfKinds(handOf(3, 7), false)).toBe(true);
    expect(hasRowsOfKinds(handOf(4, 4), false)).toBe(false);
    expect(hasRowsOfKinds(handOf(12, 2), false)).toBe(false);
  });
});

test('on a large screen no card of a hand of ten lies behind another, whatever its kind', () => {
  expect(hasRowsOfKinds(handOf(7, 7), true)).toBe(false);
  const lies = liesOf(handOf(5, 5), 'occupation', true);
  expect(lies.every(({ layer, column }) => layer === 'alone' && column === undefined)).toBe(true);
  expect([lies[0].turn, lies[9].turn]).toEqual([-1, 1]);
});
