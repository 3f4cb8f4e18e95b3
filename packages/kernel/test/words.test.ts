import { expect, test } from 'vitest';
import { encode } from '../src/codec';
import { hash } from '../src/hash';
import type { Position } from '../src/kind';
import { Program } from '../src/program';
import { ints, named, rows, type Schema, schema, stack, word } from '../src/schema';
import { Stack } from '../src/stack';
import { setsOf, wordsOf } from '../src/words';

/** A state whose every number has a word: herbs by name, in sets, in rows, on shelves, and in the path of an effect. */
interface Shelf extends Position {
  readonly first: number;
  readonly order: readonly number[];
  readonly rows: readonly number[];
  readonly sets: readonly number[];
  readonly counts: readonly number[];
}

/** The same shelf where herbs have these numbers. */
function shelfWith(herbs: readonly string[]) {
  const number = (herb: string) => herbs.indexOf(herb);
  const words = wordsOf(herbs);
  const program = new Program<Shelf>(
    {
      dry: { possible: () => true, step: () => true, registers: () => ({ a: words }) },
      hang: {
        possible: () => true,
        step: () => true,
        parts: () => [{ do: 'cut' }],
        registers: () => ({ about: words }),
      },
      cut: { possible: () => true, step: () => true },
    },
    words,
  );
  for (const herb of herbs) program.add(`${herb}.dry`, { do: 'dry' });
  for (const herb of herbs) program.add(`${herb}.hang`, { do: 'hang' });
  const form = schema<Omit<Shelf, 'lanes'>>(
    'shelf',
    {
      first: word(words),
      order: ints(words),
      rows: rows([undefined, words]),
      sets: ints(setsOf(herbs)),
      counts: named(herbs),
      main: stack(program),
    },
    () => {
      throw new Error('shelves are not read');
    },
  ) as unknown as Schema<Shelf>;
  const node = (path: string) => program.find(path)?.id ?? -1;
  const frames = [
    [node('sage.dry'), 1, number('dill'), 0, 3, 0, number('mint')],
    [node('mint.hang/0'), 0, 2, 0, number('sage'), 0, number('dill')],
  ];
  const shelf: Shelf = {
    first: number('sage'),
    order: [number('mint'), number('sage')],
    rows: [5, number('dill'), 6, number('mint')],
    sets: [(1 << number('sage')) | (1 << number('mint')), 0],
    counts: herbs.map((herb) => (herb === 'mint' ? 4 : herb === 'dill' ? 2 : 0)),
    main: new Stack(frames.flat()),
    lanes: [],
  };
  return { form, shelf };
}

const OLD = ['dill', 'mint', 'sage'];

test('states are written in words wherever there are words', () => {
  const { form, shelf } = shelfWith(OLD);
  expect(encode(form, shelf)).toEqual({
    first: 'sage',
    order: ['mint', 'sage'],
    rows: [
      [5, 'dill'],
      [6, 'mint'],
    ],
    sets: ['mint+sage', 'none'],
    counts: { dill: 2, mint: 4 },
    main: [
      ['sage.dry', 1, 'dill', 0, 3, 0, 'mint'],
      ['mint.hang/0', 0, 2, 0, 'sage', 0, 'dill'],
    ],
  });
});

test.each([
  ['put in front', ['anise', ...OLD]],
  ['put between', ['dill', 'leek', 'mint', 'sage']],
  ['in another order', ['sage', 'dill', 'mint']],
])('hashes count words, not numbers: names %s', (_how, herbs) => {
  const before = shelfWith(OLD);
  const after = shelfWith(herbs);
  expect(hash(after.form, after.shelf)).toEqual(hash(before.form, before.shelf));
});

test('hashes tell which name has which count', () => {
  const { form, shelf } = shelfWith(OLD);
  const other = { ...shelf, counts: [4, 2, 0] };
  expect(hash(form, other)).not.toEqual(hash(form, shelf));
});

test('sets are read again, and unknown names in them are not', () => {
  const sets = setsOf(OLD);
  for (let set = 0; set < 8; set++) expect(sets.parse(sets.print(set))).toBe(set);
  expect(sets.parse('dill+leek')).toBeUndefined();
});
