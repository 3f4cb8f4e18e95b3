import { describe, expect, test } from 'vitest';
import { packColumns } from '../src/cards/pack-columns';
import type { CardPicture } from '../src/protocol/card';

const card = (id: string, kind: CardPicture['kind'], letters: number): CardPicture => ({
  id,
  title: id,
  kind,
  prices: [],
  picture: [],
  text: ['x'.repeat(letters)],
});

describe('a pack in columns', () => {
  const pack = [
    card('a', 'occupation', 40),
    card('b', 'occupation', 500),
    card('c', 'occupation', 60),
    card('d', 'occupation', 80),
    card('e', 'minor', 100),
    card('f', 'minor', 90),
  ];

  test('has every card once, in the order of the pack within a column and from column to column', () => {
    const columns = packColumns(pack, 3).map((column) => column.map(({ id }) => id));
    expect(columns.flat().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    for (const column of columns) expect(column).toEqual(column.toSorted());
    expect(columns[0]).toEqual(['b']);
  });

  test('leaves a card with a long text a column of its own', () => {
    expect(packColumns(pack, 3).find((column) => column.some(({ id }) => id === 'b'))).toHaveLength(1);
  });
});
