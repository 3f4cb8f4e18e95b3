import { describe, expect, test } from 'vitest';
import { Chain } from '../src/chain';
import { fingerprint } from '../src/fingerprint';
import { hash } from '../src/hash';
import type { Position } from '../src/kind';
import { beside, bySeat, type Field, int, ints, named, type Schema, schema } from '../src/schema';
import { DEALT, toyRecord } from './toy/toy-record';

/** A schema of plain fields, made up for a test. */
const schemaOf = (name: string, fields: Readonly<Record<string, Field>>) =>
  schema<Readonly<Record<string, number>>>(name, fields, () => ({})) as unknown as Schema<Position>;

const print = (fields: Readonly<Record<string, Field>>, state: object) =>
  fingerprint(schemaOf('state', fields), state as unknown as Position);

const wordsOf = (...words: readonly string[]) => ({
  print: (thing: number) => words[thing],
  parse: (word: string) => words.indexOf(word),
});

describe('the fingerprint of a board', () => {
  test('differs where a number, a list or its order does', () => {
    const fields = { round: int(), piles: ints() };
    const all = [
      { round: 1, piles: [] },
      { round: 2, piles: [] },
      { round: 1, piles: [1, 2] },
      { round: 1, piles: [2, 1] },
      { round: 1, piles: [0, 1, 2] },
      { round: 0, piles: [1] },
    ].map((state) => print(fields, state).join());
    expect(new Set(all).size).toBe(all.length);
  });

  test('goes by names and words, not by their numbers', () => {
    const hand = (words: readonly string[], held: readonly number[]) =>
      print({ hand: ints(wordsOf(...words)) }, { hand: held });
    expect(hand(['loom', 'basket'], [0, 1])).toEqual(hand(['chapel', 'basket', 'loom'], [2, 1]));
    expect(hand(['loom', 'basket'], [0, 1])).not.toEqual(hand(['loom', 'basket'], [1, 0]));
    const goods = (names: readonly string[], counts: readonly number[]) =>
      print({ goods: named(names) }, { goods: counts });
    expect(goods(['wood', 'clay'], [3, 1])).toEqual(goods(['fish', 'clay', 'wood'], [0, 1, 3]));
  });

  test('and the hash go by what is written for each thing, however it is packed', () => {
    const both = (words: ReturnType<typeof wordsOf>, kept: number) => {
      const fields = { cards: ints(), memory: beside('cards', [wordsOf('nothing', 'round 1'), words]) };
      const state = { cards: [1, 0], memory: [kept, 1] } as unknown as Position;
      return [hash(schemaOf('state', fields), state), fingerprint(schemaOf('state', fields), state)];
    };
    const before = both(wordsOf('nothing', '2 food', '4 food'), 2);
    expect(both(wordsOf('nothing', '4 food', '1 food', '2 food'), 1)).toEqual(before);
    const others = [
      both(wordsOf('nothing', '2 food', '4 food'), 1),
      both(wordsOf('nothing', 'x', 'a1+b2'), 2),
    ];
    for (const [i, one] of before.entries()) for (const other of others) expect(other[i]).not.toEqual(one);
  });

  test('stays the same if a field is added that is empty, or fields change places', () => {
    const before = print({ round: int(), piles: ints() }, { round: 4, piles: [1] });
    const after = print(
      { season: int(), piles: ints(), marks: ints(), round: int() },
      { season: 0, piles: [1], marks: [0, 0], round: 4 },
    );
    expect(after).toEqual(before);
  });

  test('tells seats apart', () => {
    const fields = { players: bySeat(schemaOf('player', { food: int() })) };
    const food = (...each: readonly number[]) =>
      print(fields, { players: each.map((count) => ({ food: count })) });
    expect(food(1, 2)).not.toEqual(food(2, 1));
  });

  test('leaves out what is under way', () => {
    const { game, state } = toyRecord(1, DEALT);
    const before = fingerprint(game.schema, state);
    state.main.push(0, 0, -1);
    expect(fingerprint(game.schema, state)).toEqual(before);
  });
});

test('a chain remembers every board that it went over', () => {
  const record = toyRecord(1, DEALT);
  const { game, state } = record;
  const begun = game.begin();
  const chainOf = (...states: readonly (typeof state)[]) => {
    const chain = new Chain();
    return states.map((one) => chain.add(game.schema, one)).at(-1);
  };
  expect(chainOf(begun, state)).toMatch(/^[\da-f]{16}$/);
  expect(chainOf(begun, state)).toBe(chainOf(begun, state));
  expect(chainOf(state, begun)).not.toBe(chainOf(begun, state));
  expect(chainOf(begun, begun, state)).not.toBe(chainOf(begun, state));
});
