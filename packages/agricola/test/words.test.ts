import { majors } from '@furrow/agricola/boards/majors';
import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import { about, BRINGS, type Part } from '@furrow/agricola/moments/brought';
import { MOMENTS } from '@furrow/agricola/moments/moments';
import { purchaseOf, purchaseWords } from '@furrow/agricola/payment/purchase';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { GOODS } from '@furrow/agricola/state/goods';
import {
  CONVERT,
  DISCARD,
  NO_SOURCE,
  sourceOfCard,
  sourceOfMajor,
  sourceOfSpace,
} from '@furrow/agricola/state/source';
import {
  aboutWords,
  goodOrCardWords,
  improvementWords,
  sourceWords,
} from '@furrow/agricola/vocabulary/words';
import { decode, encode } from '@furrow/kernel/codec';
import { readEvent, writeEvent } from '@furrow/kernel/event-forms';
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
  'room second',
  'room partner second',
  'renovation',
  'renovation stone',
  'fence 4',
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

test.each([
  ['sowed', 'sown 3+vegetablesSown 1+unlimited 1', { sown: 3, vegetablesSown: 1, unlimited: 1 }],
  ['sowed', 'sown 1', { sown: 1 }],
  ['harvested', 'grainHarvested 2+vegetablesEmptied 1', { grainHarvested: 2, vegetablesEmptied: 1 }],
  ['harvested', 'vegetablesHarvested 31+inHarvest 1', { vegetablesHarvested: 31, inHarvest: 1 }],
  ['harvested', 'none', {}],
  ['renovated', 'wood to stone', { formerHouse: 0, house: 2 }],
  ['renovated', 'clay to stone', { formerHouse: 1, house: 2 }],
] as const)('what %s is about is written as %s', (moment, text, parts) => {
  const words = aboutWords(moment);
  const number = Object.entries(parts).reduce((sum, [part, n]) => sum | about(part as Part, n), 0);
  expect([words?.print(number), words?.parse(text)]).toEqual([text, number]);
});

test('wherever a moment brings several things, they are written by name', () => {
  const several = MOMENTS.filter(
    (moment) => moment in BRINGS && BRINGS[moment as keyof typeof BRINGS].length > 1,
  );
  expect(several).toEqual([
    'take',
    'builtStables',
    'fenced',
    'renovated',
    'sowed',
    'cooked',
    'landUsed',
    'played',
    'used',
    'harvested',
  ]);
  for (const moment of several) expect(aboutWords(moment)).toBeDefined();
});

test.each([
  ['sowed', 'grainHarvested 1'],
  ['sowed', 'unlimited 2'],
  ['sowed', 'sown 32'],
  ['sowed', 'sown 0'],
  ['sowed', 'sown'],
  ['sowed', 'sown 1 2'],
  ['sowed', 'sown 1+sown 2'],
  ['sowed', '3'],
  ['gained', 'wood 8'],
  ['gained', 'straw 1'],
  ['renovated', 'clay'],
  ['renovated', 'clay to straw'],
  ['renovated', 'wood to clay to stone'],
] as const)('%s is not about %s', (moment, text) => {
  expect(aboutWords(moment)?.parse(text)).toBeUndefined();
});

test('marked spaces of the farmyard are told by name', () => {
  const card = cards.find(({ id }) => id === 'potters-yard');
  const told = { event: 'marked', seat: 1, card: card?.number, spaces: (1 << 0) | (1 << 5) | (1 << 18) };
  const written = { event: 'marked', seat: 1, card: 'potters-yard', spaces: ['a1', 'b2', 'c5'] };
  expect(writeEvent(game.events, told)).toEqual(written);
  expect(readEvent(game.events, written)).toEqual(told);
  expect(() => readEvent(game.events, { ...written, spaces: ['a1', 'd1'] })).toThrow(
    "marked.spaces[1]: 'd1' is not known",
  );
});

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
