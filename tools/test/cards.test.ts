import { card, type Declaration } from '@furrow/agricola/cards/card';
import type { DeckCard } from '@furrow/agricola/cards/deck';
import { roundStarts } from '@furrow/agricola/cards/listener';
import { room } from '@furrow/agricola/cards/memory';
import { type OwnAct, ownActs } from '@furrow/agricola/cards/own';
import { laid } from '@furrow/agricola/cards/quantity';
import { revisedDeck } from '@furrow/agricola/cards/revised/revised-deck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { customsOf, rungOf } from '../card-customs';
import { type Deck, problemsOf, reportOf } from '../card-report';
import { comparesWholeBoard, linesPerCard, scenarioIds, wholeBoardIds } from '../card-source';
import { wordsOf } from '../card-words';

const NONE = { quantities: {}, conditions: {}, spaces: {}, joins: {}, acts: {} };

const IDLE: OwnAct = { possible: () => true, act: () => [] };
const { act } = ownActs({ e: IDLE, gone: IDLE });

/** A card of a test. */
function one(id: string, no: string, declaration: Declaration = {}): DeckCard {
  return revisedDeck(no.slice(0, 1), { 'food-provider': [card(id, no, declaration)] }).cards[0];
}

/** A deck in which nothing is wrong, but for what the test changes. */
function deck(changed: Partial<Deck> = {}): Deck {
  return {
    cards: [one('first', 'A1'), one('second', 'B90')],
    customs: NONE,
    words: [],
    lines: new Map([
      ['first', 4],
      ['second', 9],
    ]),
    scenarios: ['first', 'second'],
    wholeBoards: ['first', 'second'],
    ...changed,
  };
}

describe('the ladder of hatches', () => {
  test.each<[string, Declaration, number]>([
    ['nothing', {}, 0],
    ['a quantity', { score: { each: 1, of: { count: 'custom', name: 'added-rooms' } } }, 1],
    [
      'a condition',
      { on: { ...roundStarts, when: { not: { custom: 'promised' } }, then: { do: 'token' } } },
      1,
    ],
    ['a set of spaces', { joins: 'last-card' }, 1],
    ['a file of its own', { own: { farm: { palisadeWood: 1 } } }, 2],
  ])('a card with %s stands on its rung', (_what, declaration, rung) => {
    expect(rungOf(one('first', 'A1', declaration))).toBe(rung);
  });

  test('each name is listed once, with its part and its card', () => {
    const then = act('e');
    expect(customsOf(one('first', 'A1', { play: then, on: { ...roundStarts, then } }))).toEqual([
      { part: 'acts', name: 'e', card: 'first' },
    ]);
  });
});

describe('what is wrong with cards', () => {
  test('nothing, if nothing is', () => {
    expect(problemsOf(deck())).toEqual([]);
  });

  test('an id or a number that is used twice', () => {
    const cards = [one('first', 'A1'), one('first', 'A2'), one('second', 'A2')];
    expect(problemsOf(deck({ cards }))).toEqual([
      "two cards are called 'first'",
      'two cards have the number A2 of the revised edition',
    ]);
  });

  test('custom code that is missing or that nobody uses', () => {
    const cards = [one('first', 'L1', { play: act('gone') }), one('second', 'B90')];
    const customs = { ...NONE, joins: { idle: {} } };
    expect(problemsOf(deck({ cards, customs }))).toEqual([
      "first uses 'gone', which is not among the acts",
      "no card uses 'idle' of the joins",
    ]);
  });

  test('a card without a scenario', () => {
    expect(problemsOf(deck({ scenarios: ['first', 'third'] }))).toEqual(['second has no scenario']);
  });

  test('a scenario of deck A or B that compares no whole board', () => {
    const cards = [one('first', 'A1'), one('second', 'L90')];
    expect(problemsOf(deck({ cards, wholeBoards: [] }))).toEqual([
      'the scenario of first compares no whole board',
    ]);
  });

  test('fewer than 85 % of decks A and B in words', () => {
    const cardsWith = (own: number, inWords: number) =>
      Array.from({ length: own + inWords }, (_, i) =>
        one(`card-${i}`, `A${i}`, i < own ? { own: { farm: { palisadeWood: 1 } } } : {}),
      );
    const problems = (cards: DeckCard[]) => {
      const ids = cards.map(({ id }) => id);
      return problemsOf(deck({ cards, scenarios: ids, wholeBoards: ids }));
    };
    expect(problems(cardsWith(3, 17))).toEqual([]);
    expect(problems(cardsWith(4, 17))).toEqual(['80 % of decks A and B are in words, less than 85 %']);
  });

  test('a word of decks A and B that no other card uses, nor one to come', () => {
    const cards = [
      one('first', 'A1', { points: 1, play: { do: 'owe' } }),
      one('second', 'L90', { play: { do: 'owe' }, score: { each: 1, of: laid } }),
    ];
    expect(problemsOf(deck({ cards }))).toEqual(["a single card uses the word 'field points'"]);
  });
});

test('the report counts rungs, lines, kinds, players, decks, categories and words', () => {
  const cards = [one('first', 'A1', { points: 1 }), one('second', 'B90', { points: 2 })];
  const words = ['moment roundStart'];
  expect(reportOf(deck({ cards, words, scenarios: ['first', 'second', 'dealing'] }))).toEqual([
    '2 cards',
    '  words: 2 (100 %)',
    '  a quantity, condition or set of its own: 0 (0 %)',
    '  a file of its own: 0 (0 %)',
    'lines of a declaration: median 9, 90 % have at most 9',
    'kinds: minor 1, occupation 1',
    'players: 1+ 1',
    'decks:',
    '    A: 1 cards; in words 1 (100 %); whole boards compared 1; words of a single card none',
    '    B: 1 cards; in words 1 (100 %); whole boards compared 1; words of a single card none',
    'categories: food-provider 2',
    'tests in the folder of scenarios that no card is named after: 1',
    '    dealing',
    'field: 1 words, with the number of cards that use each',
    '    points 2',
    'effect: 0 words, with the number of cards that use each',
    'moment: 1 words, with the number of cards that use each',
    '    roundStart 0',
    'quantity: 0 words, with the number of cards that use each',
    'condition: 0 words, with the number of cards that use each',
    'price: 0 words, with the number of cards that use each',
    'memory: 0 words, with the number of cards that use each',
  ]);
});

test('the report names words of a single card, but for those that cards to come will use', () => {
  const cards = [
    one('first', 'A1', { score: { each: 1, of: laid }, play: { do: 'owe' } }),
    one('second', 'B90'),
  ];
  const report = reportOf(deck({ cards }));
  expect(report).toContain('    owe 1, and to come C104 D97');
  expect(report).toContain(
    '    A: 1 cards; in words 1 (100 %); whole boards compared 1; words of a single card field score, field play, quantity laid',
  );
});

test('a card uses the words of its fields and of everything in them, each once', () => {
  const then = { do: 'gain', goods: { food: 1 }, times: { count: 'rooms' } } as const;
  const when = { not: { of: { count: 'rooms' }, atLeast: 3 } } as const;
  const price = { of: ['room'], change: { swap: [{ clay: 2 }], to: { wood: 1 } } } as const;
  expect(
    [...wordsOf(one('first', 'A1', { price, keeps: room, on: { ...roundStarts, when, then } }))].sort(),
  ).toEqual([
    'condition atLeast',
    'condition not',
    'effect gain',
    'field keeps',
    'field on',
    'field price',
    'memory counter',
    'moment roundStart',
    'price swap',
    'quantity rooms',
  ]);
});

test('lines are those of the source, scenarios those of the folder', () => {
  expect(linesPerCard('.').get('ropemaker')).toBe(3);
  expect(scenarioIds('.')).toContain('ropemaker');
  expect(wholeBoardIds('.')).toContain('ropemaker');
});

test.each([
  ["expect(game.changes('1 forest')).toEqual({});", true],
  ["expect(game.play('1 forest').board()).toEqual(before);", true],
  ["const after = game.changes('1 forest'); expect(after).toEqual({});", true],
  ["const played = (n) => game(n).changes('1 forest'); expect(played(1)).toEqual({});", true],
  [
    "function played(n) { const one = game(n); return one.changes('1'); } expect(played(1)).toEqual({});",
    true,
  ],
  ["expect(game.changes('1 forest')).toMatchObject({});", false],
  ["expect(game.changes('1 forest')).not.toHaveProperty('1 food');", false],
  ["expect(game.board()['1 food']).toEqual(2);", false],
  ['const board = () => board(); expect(board()).toEqual({});', false],
  ['expect(game.offered()).toEqual([]);', false],
])('%s compares a whole board: %s', (text, whole) => {
  expect(comparesWholeBoard(ts.createSourceFile('a.test.ts', text, ts.ScriptTarget.ES2022, true))).toBe(
    whole,
  );
});
