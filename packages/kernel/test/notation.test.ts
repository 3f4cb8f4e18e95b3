import { expect, test } from 'vitest';
import { freeForm } from '../src/domain';
import { list, type Move, name, say } from '../src/move';
import { type Place, parse, print } from '../src/notation';
import { no, YES } from '../src/verdict';
import { toyGrammar, toyRules } from './toy/toy-game';
import { BIDDING, toyRecord } from './toy/toy-record';
import type { ToyState } from './toy/toy-state';

const at: Place<ToyState> = {
  state: toyRecord(1, BIDDING).state,
  seat: 0,
  node: toyRules.program.nodes[0],
};
const everything = freeForm([], () => YES);
const nothing = freeForm([], () => no({ why: 'no' }));
const only = (verb: string) => freeForm([], (move) => (move.verb === verb ? YES : no({ why: 'no' })));

test.each<[string, Move]>([
  ['pass', say('pass')],
  ['gold', name('take', 0)],
  ['melt', name('call', 0)],
  ['draw green', name('draw', 1)],
  ['lay red', name('lay', 0)],
  ['lay red blue red', list('lay', [0, 2, 0])],
  ['swap red silver', list('swap', [0, 1])],
  ['swap red silver blue gold', list('swap', [0, 1, 2, 0])],
  ['offer nothing', list('offer', [0, 0])],
  ['offer 3 silver', list('offer', [0, 3])],
  ['offer 12 gold 3 silver', list('offer', [12, 3])],
])('%s is printed and read', (text, move) => {
  expect(print(toyGrammar, at, move)).toBe(text);
  expect(parse(toyGrammar, at, everything, text)).toEqual(move);
});

test.each<[string, Move]>([
  ['  offer   1 gold ', list('offer', [1, 0])],
  ['offer 1 silver 2 gold', list('offer', [2, 1])],
  ['offer 1 gold 1 gold', list('offer', [2, 0])],
  ['offer 0 gold', list('offer', [0, 0])],
])('reading is generous where nothing can be mistaken: %s', (text, move) => {
  expect(parse(toyGrammar, at, everything, text)).toEqual(move);
});

test.each([
  '',
  'lay',
  'lay grey',
  'draw',
  'draw red red',
  'swap red',
  'swap red silver blue',
  'swap silver red',
  'offer',
  'offer 1',
  'offer gold',
  'offer gold 1',
  'offer -1 gold',
  'offer 1.5 gold',
  'offer 1000 gold',
  'offer 1 copper',
  'offer nothing 1 gold',
  'take gold',
  'pass pass',
  'Pass',
])("'%s' makes no move", (text) => {
  expect(parse(toyGrammar, at, everything, text)).toBeUndefined();
});

test('where words could mean several moves, the one that the decision accepts is meant', () => {
  expect(parse(toyGrammar, at, only('take'), 'silver')).toEqual(name('take', 1));
  expect(parse(toyGrammar, at, only('choose'), 'silver')).toEqual(name('choose', 1));
});

test('a move that the decision does not accept is still read, so that the reason can be given', () => {
  expect(parse(toyGrammar, at, nothing, 'silver')).toEqual(name('take', 1));
  expect(parse(toyGrammar, at, nothing, 'lay red')).toEqual(name('lay', 0));
});

test('a verb without a form cannot be printed', () => {
  expect(() => print(toyGrammar, at, say('dance'))).toThrow("no notation for 'dance'");
});

test('equal moves are the same object where nothing or one thing is named', () => {
  expect(say('pass')).toBe(say('pass'));
  expect(name('take', 1)).toBe(name('take', 1));
  expect(name('take', 1)).not.toEqual(name('take', 0));
});
