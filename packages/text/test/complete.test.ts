import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@furrow/text/language';
import { boxWords, words } from '@furrow/text/words';
import { describe, expect, test } from 'vitest';
import { BROKEN, SENTENCE } from './clean';
import { commonSections, type Section } from './golden-text';
import { kernelReasons, recordReasons } from './kernel-samples';
import { spokenGames } from './spoken-games';

/** What is asked without an effect that asks: what nobody waits for. */
const ANYTIME = 'anytime';

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted((a, b) => a.localeCompare(b));

function expectClean({ lines, sentences }: Section): void {
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).not.toMatch(BROKEN);
    if (sentences) expect(line).toMatch(SENTENCE);
  }
}

test('every reason that the kernel gives has a sentence', () => {
  const folder = new URL('../../kernel/src/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const given = sources.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bwhy: '([a-z-]+)'/g)].map((found) => found[1]),
  );
  expect(sorted(given)).toEqual(sorted(Object.keys({ ...kernelReasons([]), ...recordReasons })));
});

test('a game without words is refused by name', () => {
  expect(() => boxWords('chess', 'en')).toThrow("no words for the game 'chess'; known: creatures, agricola");
});

test.each(LANGUAGES)('%s: whole and clean texts of records and the terminal', (language) => {
  for (const section of commonSections(language)) expectClean(section);
});

describe.each(spokenGames)('$id', (game) => {
  test('every verb of the notation has words', () => {
    for (const { grammar } of game.setUps) expect(sorted(game.verbs)).toEqual(sorted(Object.keys(grammar)));
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    test('every kind of effect that asks has words for its question', () => {
      const nodes = game.setUps.flatMap(({ rules }) => rules.program.nodes);
      const asking = sorted(
        nodes.filter(({ kind }) => kind.ask !== undefined).map(({ effect }) => effect.do),
      );
      const asked = asking.flatMap((kind) => game.asks[kind] ?? [kind]);
      expect(sorted(game.questions(language))).toEqual(sorted([...asked, ANYTIME]));
    });

    test('everything that has an id has a name of its own in each game, and can be described', () => {
      for (const setUp of game.setUps) {
        const told = words(setUp, language);
        const ids = told.things();
        expect(new Set(ids).size).toBe(ids.length);
        const described = ids.map((id) => told.describe(id));
        expect(ids.filter((_, i) => (described[i]?.lines.length ?? 0) === 0)).toEqual([]);
        expect(described.map((one) => one?.name)).toEqual(ids.map((id) => told.title(id)));
        expect(sorted(ids.map((id) => told.title(id))).length).toBe(ids.length);
        expect(ids.filter((id) => told.title(id) === id)).toEqual([]);
      }
    });

    test('what has no id is not described', () => {
      const told = words(game.setUps[0], language);
      expect(told.describe('windmill')).toBeUndefined();
      expect(told.title('windmill')).toBe('windmill');
    });

    test('every option and each of its values has words of its own', () => {
      const told = boxWords(game.id, language);
      for (const { name, values } of game.box.options) {
        const { title, about } = told.option(name);
        expectClean({ title: name, sentences: true, lines: [about] });
        const texts = values.map((value) => told.optionValue(name, value));
        expectClean({ title: name, sentences: false, lines: [title, ...texts] });
        expect(sorted(texts).length).toBe(values.length);
      }
      const titles = game.box.options.map(({ name }) => told.option(name).title);
      expect(sorted(titles).length).toBe(game.box.options.length);
    });

    test('every category of the score sheet has words, and no other', () => {
      const told = words(game.setUps[0], language);
      const lines = game.fullScore();
      expect(sorted(game.categories(language))).toEqual(sorted(lines.map(({ category }) => category)));
      const texts = lines.flatMap((line) => [told.category(line.category), told.scoreLine(line)]);
      expectClean({ title: 'Score sheet', sentences: false, lines: texts });
    });

    test('questions teach no notation, how to type an answer does', () => {
      const notation = new RegExp(`[“„«]\\s?(?:${game.verbs.join('|')}) `);
      const linesOf = (title: string) =>
        game.sections(language).find((section) => section.title === title)?.lines ?? [];
      expect(linesOf('Questions').filter((line) => notation.test(line))).toEqual([]);
      expect(linesOf('Typing').filter((line) => !notation.test(line))).toEqual([]);
    });

    test.each(game.sections(language))('$title: whole and clean texts', expectClean);
  });
});
