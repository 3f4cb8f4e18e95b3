import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import { GOODS } from '@furrow/agricola/goods';
import { majors } from '@furrow/agricola/majors';
import { purchaseOf, purchaseWords } from '@furrow/agricola/payment/purchase';
import type { Ruleset } from '@furrow/agricola/ruleset';
import {
  CONVERT,
  DISCARD,
  NO_SOURCE,
  sourceOfCard,
  sourceOfMajor,
  sourceOfSpace,
} from '@furrow/agricola/source';
import { goodOrCardWords, improvementWords, sourceWords } from '@furrow/agricola/words';
import { decode, encode } from '@furrow/kernel/codec';
import { expect, test } from 'vitest';

const game = agricola.open({ mode: 'base', decks: 'A,B' }, 4);
const rules = game.rules as Ruleset;

test('every source has a word of its own, and the word leads back to it', () => {
  const words = sourceWords(rules.spaces);
  const sources = [
    NO_SOURCE,
    CONVERT,
    DISCARD,
    ...majors.map(({ number }) => sourceOfMajor(number)),
    ...rules.spaces.map((_, space) => sourceOfSpace(space)),
    ...cards.map(({ number }) => sourceOfCard(number)),
  ];
  const texts = sources.map((source) => words.print(source));
  expect(new Set(texts).size).toBe(sources.length);
  expect(texts.map((text) => words.parse(text))).toEqual(sources);
  expect(words.parse('space.nowhere')).toBeUndefined();
  expect(words.parse('nothing')).toBeUndefined();
});

test('goods and cards that come with rounds have words of their own', () => {
  const things = [...GOODS.keys(), ...cards.map(({ number }) => sourceOfCard(number))];
  const texts = things.map((thing) => goodOrCardWords.print(thing));
  expect(new Set(texts).size).toBe(things.length);
  expect(texts.map((text) => goodOrCardWords.parse(text))).toEqual(things);
  expect(improvementWords.parse('wood')).toBeUndefined();
});

test.each([
  'room',
  'room partner',
  'room space.farm-expansion/0',
  'renovation',
  'major well',
  `minor ${cards.find(({ kind }) => kind === 'minor')?.id}`,
  'occupation 2',
  `occupation 1 ${cards.find(({ kind }) => kind === 'occupation')?.id}`,
])('what is bought is written as %s', (text) => {
  const words = purchaseWords(rules.program);
  const packed = words.parse(text);
  expect(packed).toBeDefined();
  expect(words.print(packed ?? Number.NaN)).toBe(text);
  expect(purchaseOf(packed ?? Number.NaN).what).toBe(text.split(' ')[0]);
});

test.each(['barn', 'major barn', 'minor barn', 'occupation many', 'occupation 1 barn', 'room nowhere'])(
  'nobody buys %s',
  (text) => {
    expect(purchaseWords(rules.program).parse(text)).toBeUndefined();
  },
);

test('who was placed where, and what comes with later rounds, is written in words', () => {
  const state = game.begin();
  const forest = rules.spaceNumber('forest');
  const clay = rules.spaceNumber('clay-pit');
  state.turns.push(forest * 8 + 1, 1024 + clay * 8 + 1);
  const well = sourceOfMajor(majors.findIndex(({ id }) => id === 'well'));
  state.players[2].coming.push(5, GOODS.indexOf('food'), 1 + 64 * (well + 1), 6, sourceOfCard(3), 1);
  const coded = encode(game.schema, state) as { turns: unknown; players: { coming: unknown }[] };
  expect(coded.turns).toEqual(['1 forest', '1 clay-pit 1']);
  expect(coded.players[2].coming).toEqual([
    [5, 'food', '1 well'],
    [6, cards[3].id, '1'],
  ]);
  expect(decode(game.schema, coded)).toEqual(state);
});
