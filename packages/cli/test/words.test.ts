import { nearest } from '@furrow/text/typed/near';
import { expect, test } from 'vitest';
import { Arguments, type Flags } from '../src/arguments';
import { inColumns } from '../src/draw/layout';
import { wrapped, wrappedAround } from '../src/help';
import { derive } from '../src/seeds';

test('a mistyped word is recognised, a strange one is not', () => {
  const known = ['simulate', 'replay', 'record', 'play'];
  expect(nearest('simulte', known)).toBe('simulate');
  expect(nearest('rpelay', known)).toBe('replay');
  expect(nearest('rec', known)).toBe('record');
  expect(nearest('chess', known)).toBeUndefined();
  expect(nearest('5', ['4', '8', '12'])).toBeUndefined();
});

test('flags are read with their values, in any order', () => {
  const flags: Flags = {
    games: { value: '3', about: '' },
    option: { value: 'a=b', about: '', many: true },
    json: { about: '' },
    help: { about: '', short: 'h' },
  };
  const args = new Arguments(flags, [
    '--option',
    'a=1',
    'creatures',
    '--games=12',
    '-h',
    '--option',
    'b=2',
    '--',
    '-x',
  ]);
  expect(args.words).toEqual(['creatures', '-x']);
  expect(args.whole('games', { least: 1, most: 20 })).toBe(12);
  expect(args.all('option')).toEqual(['a=1', 'b=2']);
  expect([args.has('help'), args.has('json')]).toEqual([true, false]);
});

test('derived seeds differ by every number they are made from', () => {
  const seeds = new Set<number>();
  for (const seed of [0, 1, 7])
    for (let game = 0; game < 50; game++) for (const seat of [0, 1, 2]) seeds.add(derive(seed, game, seat));
  expect(seeds.size).toBe(3 * 50 * 3);
});

test('paragraphs and columns keep within the width', () => {
  expect(wrapped('one two three four', 9, '  ')).toEqual(['  one two', '  three', '  four']);
  expect(wrapped('un\u00a0: deux', 4)).toEqual(['un\u00a0:', 'deux']);
  expect(wrappedAround((file) => `saved to ${file}.`, 'my games/a b', 12)).toEqual([
    'saved to',
    'my games/a b.',
  ]);
  expect(inColumns(['a', 'bb', 'c', 'd', 'e'], 1, 6)).toEqual(['a  c e', 'bb d']);
  expect(inColumns(['long', 'words'], 1, 6)).toEqual(['long', 'words']);
});
