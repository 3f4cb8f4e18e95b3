import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@furrow/text/language';
import { expect, test } from 'vitest';

const SOURCES = new URL('../src/', import.meta.url);

function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, SOURCES), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted((a, b) => a.localeCompare(b));
}

function sourceOf(file: string): string {
  return readFileSync(new URL(file, SOURCES), 'utf8');
}

/** What works on single characters: spaces of typography, plain letters for a terminal, what somebody has typed. */
const ON_CHARACTERS = ['typography.ts', 'typed/ascii.ts', 'typed/plain-words.ts'];

test.each(LANGUAGES)('%s has the same files as the other languages', (language) => {
  const everywhere = new Set(LANGUAGES.flatMap((one) => filesIn(`${one}/`)));
  expect(everywhere).toContain('agricola/told.ts');
  expect(new Set(filesIn(`${language}/`))).toEqual(everywhere);
});

test('no sentence is mended when it is finished', () => {
  const all = filesIn('./');
  expect(all).toEqual(expect.arrayContaining(ON_CHARACTERS));
  const mending = all.filter((file) => /\.replace(All)?\(/.test(sourceOf(file)));
  expect(mending.filter((file) => !ON_CHARACTERS.includes(file))).toEqual([]);
});

test('languages say clauses and never look into the declarations of cards and effects', () => {
  const files = LANGUAGES.flatMap((language) =>
    filesIn(`${language}/agricola/`).map((file) => `${language}/agricola/${file}`),
  );
  const declared =
    /import (?:type )?\{[^}]*\b(?:Effect|Listener|Condition|Quantity|Declaration|Card|Cost)\b[^}]*\} from '@furrow\/agricola/;
  expect(files.filter((file) => declared.test(sourceOf(file)))).toEqual([]);
});
