import { type Card, card, compileCards, type Declaration } from '@furrow/agricola/cards/card';
import { roundStarts } from '@furrow/agricola/cards/listener';
import { describe, expect, test } from 'vitest';
import { customsOf, rungOf } from '../card-customs';
import { type Deck, problemsOf, reportOf } from '../card-report';
import { linesPerCard, scenarioIds } from '../card-source';

const NONE = { quantities: {}, conditions: {}, joins: {}, effects: {} };

/** A card of a test. */
function one(id: string, no: string, declaration: Partial<Declaration> = {}): Card {
  return compileCards([card(id, no, { category: 'food-provider', ...declaration })])[0];
}

/** A deck in which nothing is wrong, but for what the test changes. */
function deck(changed: Partial<Deck> = {}): Deck {
  return {
    cards: [one('first', 'A1'), one('second', 'B90')],
    customs: NONE,
    hooks: { onPlay: 'A1 B90' },
    lines: new Map([
      ['first', 4],
      ['second', 9],
    ]),
    scenarios: ['first', 'second'],
    ...changed,
  };
}

describe('the ladder of hatches', () => {
  test.each<[string, Partial<Declaration>, number]>([
    ['nothing', {}, 0],
    ['a quantity', { score: { each: 1, of: { count: 'custom', name: 'q' } } }, 1],
    ['a condition', { on: { ...roundStarts, when: { not: { custom: 'c' } }, then: { do: 'token' } } }, 1],
    ['a set of spaces', { joins: 's' }, 1],
    ['an effect', { play: { do: 'may', effect: { do: 'custom', name: 'e' } } }, 2],
  ])('a card with %s stands on its rung', (_what, declaration, rung) => {
    expect(rungOf(one('first', 'A1', declaration))).toBe(rung);
  });

  test('each name is listed once, with its part and its card', () => {
    const then = { do: 'custom', name: 'e' } as const;
    expect(customsOf(one('first', 'A1', { play: then, on: { ...roundStarts, then } }))).toEqual([
      { part: 'effects', name: 'e', card: 'first' },
    ]);
  });
});

describe('what is wrong with cards', () => {
  test('nothing, if nothing is', () => {
    expect(problemsOf(deck())).toEqual([]);
  });

  test('an id or a number that is used twice', () => {
    const cards = [one('first', 'A1'), one('first', 'A2'), one('second', 'A2')];
    expect(problemsOf(deck({ cards, hooks: { onPlay: 'A1 A2' } }))).toEqual([
      "two cards are called 'first'",
      'two cards have the number A2',
    ]);
  });

  test('custom code that is missing or that nobody uses', () => {
    const cards = [one('first', 'A1', { play: { do: 'custom', name: 'gone' } }), one('second', 'B90')];
    const customs = { ...NONE, joins: { idle: {} } };
    expect(problemsOf(deck({ cards, customs }))).toEqual([
      "first uses 'gone', which is not among the effects",
      "no card uses 'idle' of the joins",
    ]);
  });

  test('a card without a scenario', () => {
    expect(problemsOf(deck({ scenarios: ['first', 'third'] }))).toEqual(['second has no scenario']);
  });

  test('a hook that only one card needs, and a card without a hook', () => {
    expect(problemsOf(deck({ hooks: { onPlay: 'A1 A7' } }))).toEqual([
      'second stands at no hook',
      'fewer than 2 cards need onPlay',
    ]);
  });
});

test('the report counts rungs, lines, kinds, players, decks, categories and hooks', () => {
  expect(reportOf(deck({ scenarios: ['first', 'second', 'dealing'] }))).toEqual([
    '2 cards',
    '  no code: 2 (100 %)',
    '  a quantity, condition or set: 0 (0 %)',
    '  an effect: 0 (0 %)',
    'lines of a declaration: median 9, 90 % have at most 9',
    'kinds: minor 1, occupation 1',
    'players: 1+ 1',
    'decks: A 1, B 1',
    'categories: food-provider 2',
    'tests in the folder of scenarios that no card is named after: 1',
    '    dealing',
    'hooks: 1',
    '    onPlay: 2',
  ]);
});

test('lines are those of the source, scenarios those of the folder', () => {
  expect(linesPerCard('.').get('ropemaker')).toBe(4);
  expect(scenarioIds('.')).toContain('ropemaker');
});
