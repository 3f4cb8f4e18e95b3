import { agricola } from '@furrow/agricola/game';
import { options as agricolaOptions } from '@furrow/agricola/options/options';
import { creatures } from '@furrow/creatures/game';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { helpBook } from '@furrow/text/help/book';
import { helpSections } from '@furrow/text/help/lines';
import { AGRICOLA_PAGES, CREATURES_PAGES } from '@furrow/text/help/pages';
import { PLACES, placeOf } from '@furrow/text/help/places';
import { countOf, matching, nameOf, pageCalled, thingsOn } from '@furrow/text/help/search';
import { LANGUAGES } from '@furrow/text/language';
import { terminalWords } from '@furrow/text/words';
import { describe, expect, test } from 'vitest';

const revised: Game<Position> = agricola.open({ mode: 'base', decks: 'A,B' }, 4);
const first: Game<Position> = agricola.open({ edition: '2007', mode: 'full' }, 5);
const solo: Game<Position> = agricola.open({}, 1);
const animals: Game<Position> = creatures.open({}, 2);

describe.each(LANGUAGES)('the rules in %s', (language) => {
  const terminal = terminalWords(language);
  const books = { revised, first, solo, animals };

  test.each(Object.entries(books))('every page of %s says something, in full sentences', (_, game) => {
    const { pages } = helpBook(game, language);
    const known = game.id === 'creatures' ? CREATURES_PAGES : AGRICOLA_PAGES;
    expect(pages.map(({ topic }) => topic).sort()).toEqual(Object.keys(known).sort());
    for (const page of pages) {
      expect(page.title).not.toBe('');
      expect(page.blocks).not.toEqual([]);
      for (const { name, lines } of thingsOn([page])) {
        expect(name).not.toBe('');
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line).toMatch(/^[\p{Lu}\d−“«„].*[.:!?]$/su);
      }
    }
    expect(/undefined|NaN/.test(JSON.stringify(pages))).toBe(false);
  });

  test.each(Object.entries(books))(
    'what is explained apart on one page of %s has names that differ',
    (_, game) => {
      for (const page of helpBook(game, language).pages) {
        const ids = thingsOn([page]).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    },
  );

  test('AG-V01 to AG-V64: every option of the set-up is explained', () => {
    const { pages } = helpBook(revised, language);
    const told = thingsOn(pages.filter(({ topic }) => topic === 'variants' || topic === 'hands')).map(
      ({ id }) => id,
    );
    for (const { name } of agricolaOptions) expect(told).toContain(name);
    const start = thingsOn(helpBook(animals, language).pages.filter(({ topic }) => topic === 'start'));
    for (const { name } of creatures.options) expect(start.map(({ id }) => id)).toContain(name);
  });

  test('each edition has the summary card of its own rounds', () => {
    const cardOf = (game: Game<Position>) =>
      thingsOn(helpBook(game, language).pages.filter(({ topic }) => topic === 'summary')).map(({ id }) => id);
    expect(cardOf(revised)).toContain('turns-revised');
    expect(cardOf(revised)).not.toContain('turns-2007');
    expect(cardOf(first)).toContain('turns-2007');
    expect(cardOf(first)).not.toContain('turns-revised');
  });

  test('every reason leads to a place that the rules have', () => {
    for (const [box, game] of [
      ['agricola', revised],
      ['creatures', animals],
    ] as const) {
      const book = helpBook(game, language);
      for (const why of Object.keys(PLACES[box])) {
        const place = placeOf(box, { why });
        if (place === undefined) continue;
        const page = book.pages.filter(({ topic }) => topic === place.topic);
        expect(page).toHaveLength(1);
        if (place.thing !== undefined) expect(thingsOn(page).map(({ id }) => id)).toContain(place.thing);
        expect(nameOf(book, place)).not.toBe('');
      }
    }
  });

  test('a page is found by its word and its title, anything by its name, and everything by its words', () => {
    const book = helpBook(revised, language);
    for (const page of book.pages) {
      expect(pageCalled(book, page.topic)).toBe(page);
      expect(pageCalled(book, page.title.toUpperCase())).toBe(page);
      const [section] = helpSections(book, terminal, page.topic);
      expect(section.title).toBe(page.title);
    }
    for (const { name, lines } of thingsOn(book.pages)) {
      const told = helpSections(book, terminal, name).map((section) => section.lines.join(' '));
      if (pageCalled(book, name) === undefined) expect(told).toContain(lines.join(' '));
      expect(countOf(matching(book.pages, lines[0]))).toBeGreaterThan(0);
    }
  });

  test('an unknown word hears which pages there are', () => {
    const book = helpBook(animals, language);
    const [{ title, lines }] = helpSections(book, terminal, 'qqqq');
    expect(title).toBe(terminal.noSuchRule('qqqq'));
    expect(lines).toContain(terminal.labelled('scoring', pageCalled(book, 'scoring')?.title ?? ''));
    expect(helpSections(book, terminal, '')[0].lines).toEqual(lines);
  });
});

test('a word that stands in very many places is only told where', () => {
  const book = helpBook(revised, 'en');
  const [{ title, lines }, ...more] = helpSections(book, terminalWords('en'), 'you may');
  expect(title).toMatch(/^\d+ places in the rules/);
  expect(lines.some((line) => line.startsWith('Scoring') || line.startsWith('Animals'))).toBe(true);
  expect(more).toEqual([]);
});

test('AG-R204, AG-R301 the overview of stages lists rounds, spaces and harvests', () => {
  const stages = helpBook(revised, 'en').pages.find(({ topic }) => topic === 'stages')?.blocks ?? [];
  const table = stages.flatMap((block) => (block.is === 'table' ? block.rows : []));
  expect(table.map(([, , spaces]) => spaces.split(', ').length)).toEqual([4, 3, 2, 2, 2, 1]);
  expect(table[1]).toEqual([
    '2',
    '5, 6, 7',
    'Basic Wish for Children, House Redevelopment, Western Quarry',
    '7',
  ]);
});

test('AG-V62, AG-V64 the campaigns tell their goals and their points', () => {
  const blocks = helpBook(solo, 'en').pages.find(({ topic }) => topic === 'campaigns')?.blocks ?? [];
  const [goals, ...points] = blocks.flatMap((block) => (block.is === 'table' ? [block.rows] : []));
  expect(goals.map(([, goal]) => goal).join(' ')).toBe('50 55 59 62 64 65 66 67');
  expect(points[2]).toEqual([
    ['1', '7', '5', '4', '3'],
    ['2', '8', '5', '3', '2'],
    ['3', '9', '6', '3', '1'],
  ]);
});
