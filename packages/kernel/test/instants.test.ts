import { expect, test } from 'vitest';
import { type AnyEffect, seq } from '../src/effect';
import { instantsOf } from '../src/instants';
import { Program } from '../src/program';
import { wordsOf } from '../src/words';
import { toyKinds } from './toy/toy-kinds';
import type { ToyState } from './toy/toy-state';

test('an instant is known by every node of the effect that begins then', () => {
  const program = new Program<ToyState>(toyKinds, wordsOf([]));
  const evening: AnyEffect = { do: 'present' };
  program.add('day', seq<AnyEffect>({ do: 'melt' }, evening));
  program.add('last-day', seq<AnyEffect>(evening));
  const instants = instantsOf(program, { 'day-over': [evening] });
  const paths = program.nodes.filter(({ id }) => instants.has(id)).map(({ path }) => path);
  expect(paths).toEqual(['day/1', 'last-day/0']);
  expect([...instants.values()]).toEqual(['day-over', 'day-over']);
});

test('an instant at which nothing begins is a mistake', () => {
  const program = new Program<ToyState>(toyKinds, wordsOf([]));
  program.add('day', { do: 'melt' });
  expect(() => instantsOf(program, { 'day-over': [{ do: 'melt' }] })).toThrow(
    "nothing begins at the instant 'day-over'",
  );
});
