import { expect, test } from 'vitest';
import { type AnyEffect, seq } from '../src/effect';
import { perft } from '../src/perft';
import { Program } from '../src/program';
import { wordsOf } from '../src/words';
import { toyGame, toyRules } from './toy/toy-game';
import { toyKinds } from './toy/toy-kinds';
import { AT_TOLL, DEALT, toyRecord } from './toy/toy-record';
import type { ToyState } from './toy/toy-state';

test('effects are found by number and by a path that names their place', () => {
  const program = new Program<ToyState>(toyKinds, wordsOf([]));
  const node = program.add('morning', seq<AnyEffect>({ do: 'present' }, seq({ do: 'melt' })));
  expect(program.find('morning/1/0')).toBe(node.parts[1].parts[0]);
  expect(program.nodes.map(({ path }) => path)).toEqual(['morning', 'morning/0', 'morning/1', 'morning/1/0']);
  expect(program.find('evening')).toBeUndefined();
});

test('an effect that stands in the rules cannot be changed any more', () => {
  const program = new Program<ToyState>(toyKinds, wordsOf([]));
  const steps = [{ do: 'present' }];
  program.add('morning', seq(...steps));
  expect(Object.isFrozen(program.find('morning/0')?.effect)).toBe(true);
});

test('unknown kinds and paths given twice are mistakes', () => {
  const program = new Program<ToyState>(toyKinds, wordsOf([]));
  expect(() => program.add('morning', { do: 'sing' })).toThrow("no kind of effect is called 'sing'");
  program.add('evening', { do: 'present' });
  expect(() => program.add('evening', { do: 'present' })).toThrow("two effects are called 'evening'");
});

test('perft counts the sequences of canonical moves', () => {
  const start = toyGame.open({ gold: '1' }, 2).begin();
  expect(perft(toyRules, start, 0)).toBe(1);
  // One of three colours is drawn.
  expect(perft(toyRules, start, 1)).toBe(3);
  // After red, of which there are two, three colours are left; after green or blue two.
  expect(perft(toyRules, start, 2)).toBe(3 + 2 + 2);
  // A coin of gold or silver, pass, melt.
  expect(perft(toyRules, toyRecord(1, DEALT).state, 1)).toBe(4);
  // The toll is paid by both, which leaves the first one only silver to choose.
  const toll = toyRecord(1, AT_TOLL).state;
  expect([1, 2, 3].map((depth) => perft(toyRules, toll, depth))).toEqual([1, 1, 1]);
  expect(toll).toEqual(toyRecord(1, AT_TOLL).state);
});

test('perft counts nothing beyond the end of a game', () => {
  const { state } = toyRecord(0, `${AT_TOLL}\n1 silver\n2 silver\n1 lay red`);
  expect([1, 2].map((depth) => perft(toyRules, state, depth))).toEqual([2, 0]);
});
