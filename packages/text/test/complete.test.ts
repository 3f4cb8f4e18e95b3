import { readdirSync, readFileSync } from 'node:fs';
import { buildings } from '@furrow/creatures/buildings/index';
import { creatures } from '@furrow/creatures/game';
import { grammar } from '@furrow/creatures/notation';
import { rules } from '@furrow/creatures/rules';
import { spaces } from '@furrow/creatures/spaces';
import { VERBS } from '@furrow/text/creatures/deed-of';
import { LANGUAGES } from '@furrow/text/language';
import { boxWords, speechOf, words } from '@furrow/text/words';
import { describe, expect, test } from 'vitest';
import { sectionsOf } from './golden-text';
import { kernelReasons, recordReasons } from './telling-samples';

/** Questions that do not go by the name of an effect: the later steps of building, and what nobody waits for. */
const OTHER_QUESTIONS = ['buildPay', 'buildPlace', 'anytime'];

const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));

test('every verb of the notation has words', () => {
  expect(sorted(VERBS)).toEqual(sorted(Object.keys(grammar)));
});

test('every reason that the kernel gives has a sentence', () => {
  const folder = new URL('../../kernel/src/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const given = sources.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bwhy: '([a-z-]+)'/g)].map((found) => found[1]),
  );
  const known = [...Object.keys(kernelReasons), ...Object.keys(recordReasons)];
  expect(sorted([...new Set(given)])).toEqual(sorted([...new Set(known)]));
});

test('a game without words is refused by name', () => {
  expect(() => boxWords('chess', 'en')).toThrow("no words for the game 'chess'; known: creatures, agricola");
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every kind of effect that asks has words for its question', () => {
    const asking = rules.program.nodes.filter(({ kind }) => kind.ask !== undefined);
    const asked = new Set([...asking.map(({ effect }) => effect.do), ...OTHER_QUESTIONS]);
    expect(sorted(Object.keys(speechOf(language).creatures.questions))).toEqual(sorted([...asked]));
  });

  test('no two buildings and no two spaces have the same name', () => {
    const { names } = speechOf(language).creatures;
    const titles = buildings.map((one) => names.building(one.number));
    expect(new Set(titles).size).toBe(buildings.length);
    expect(new Set(spaces.map((_, space) => names.space(space))).size).toBe(spaces.length);
  });

  test.each(sectionsOf(language))('$title: whole and clean texts', ({ lines, sentences }) => {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|NaN|\[object|null| {2}|\.\.| ,| \.|^\s|\s$|^$/);
      if (sentences) expect(line).toMatch(/^[\p{Lu}\d“„«*−].*[.?!]$/u);
    }
  });

  test('everything that has an id can be described', () => {
    const told = words(creatures.open({}, 2), language);
    const silent = told.things().filter((id) => (told.describe(id)?.lines.length ?? 0) === 0);
    expect(silent).toEqual([]);
    expect(told.things().length).toBe(new Set([...buildings, ...spaces].map((one) => one.id)).size);
    expect(told.describe('windmill')).toBeUndefined();
    expect(told.title('windmill')).toBe('windmill');
    expect(told.title('wood-3')).toBe(told.describe('wood-3')?.name);
  });
});
