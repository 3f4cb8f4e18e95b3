import { existsSync } from 'node:fs';
import { AGRICOLA_PAGES, CREATURES_PAGES } from '@furrow/text/help/pages';
import { expect, test } from 'vitest';
import { AGRICOLA_LAST, CREATURES_SERIES } from '../numbered-rules';
import { citationsIn, heldBy } from '../rulebooks/held';
import { rulebooks } from '../rulebooks/index';
import { rulesIn } from '../rulebooks/section';

test('a list of rules names each of them, and nothing else can be written', () => {
  expect(rulesIn('R9-11 AG-V08-10')).toEqual(['R9', 'R10', 'R11', 'AG-V08', 'AG-V09', 'AG-V10']);
  expect(() => rulesIn('R5 and R6')).toThrow("'and' is neither a rule nor a range");
});

test('five rulebooks are listed, each section once', () => {
  expect(rulebooks).toHaveLength(5);
  for (const { sections } of rulebooks)
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
});

const pages = { agricola: Object.keys(AGRICOLA_PAGES), creatures: Object.keys(CREATURES_PAGES) };

test('every page and file that a section names is there', () => {
  for (const { game, sections } of rulebooks)
    for (const { help = [], files = [] } of sections) {
      expect(help.filter((page) => !pages[game].includes(page))).toEqual([]);
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
    }
});

test('every section of every rulebook is held by what is in the repository', () => {
  const cited = citationsIn('.');
  const missing = rulebooks.flatMap(({ title, game, sections }) =>
    sections.flatMap((section) => {
      const { missing: isMissing, unproven } = heldBy('.', section, cited, pages[game]);
      return isMissing ? [`${title}, ${section.title}: ${unproven.join(' ')}`] : [];
    }),
  );
  expect(missing).toEqual([]);
});

test('every numbered rule stands in a section', () => {
  const listed = new Set(
    rulebooks.flatMap(({ sections }) => sections.flatMap(({ rules }) => (rules ? rulesIn(rules) : []))),
  );
  const agricola = AGRICOLA_LAST.flatMap((last, i) => rulesIn(`AG-R${(i + 1) * 100 + 1}-${last}`));
  const creatures = ['R', 'E', 'X'] as const;
  const all = [
    ...agricola,
    ...creatures.flatMap((letter) => rulesIn(`${letter}1-${CREATURES_SERIES[letter]}`)),
  ];
  expect(all.filter((rule) => !listed.has(rule))).toEqual([]);
});

test('a section is held by tests that cite all its rules, by pages and by files that exist; else it is missing', () => {
  const cited = new Map([
    ['R1', ['a.test.ts']],
    ['R2', ['b.test.ts', 'a.test.ts']],
  ]);
  const section = {
    title: 'Some',
    rules: 'R1-3',
    help: ['goal', 'nothing'],
    files: ['package.json', 'no-such-file'],
  };
  expect(heldBy('.', section, cited, ['goal'])).toEqual({
    rules: ['R1', 'R2', 'R3'],
    tests: [
      ['a.test.ts', 2],
      ['b.test.ts', 1],
    ],
    unproven: ['R3'],
    help: ['goal'],
    files: ['package.json'],
    missing: true,
  });
  expect(heldBy('.', { title: 'None', rules: 'R3', help: ['goal'] }, cited, ['goal']).missing).toBe(true);
  expect(heldBy('.', { title: 'Idea', help: ['goal'] }, cited, ['goal']).missing).toBe(false);
  expect(heldBy('.', { title: 'Idea', help: ['goal'] }, cited, []).missing).toBe(true);
});
