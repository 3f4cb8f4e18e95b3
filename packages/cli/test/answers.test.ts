// What a person is shown and may type at a question.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@furrow/text/language';
import { expect, test } from 'vitest';
import { file, folder } from './folder';
import { typing } from './furrow';
import { recordOf } from './record-of';

const OPENING = recordOf('shelter,pen', '* start 1\n1 wood-3\n2 stone-1');

/** Resumes a record, types the lines and gives what was printed after the last of them, up to the next prompt. */
async function lastAnswer(record: string, lines: readonly string[], language = 'en'): Promise<string> {
  const name = file(`answers-${language}.furrow`, record);
  const { out, code, err } = await typing(lines, 'play', '--resume', name, '--lang', language);
  expect([code, err]).toEqual([0, '']);
  const line = lines[lines.length - 1];
  const from = out.lastIndexOf(`> ${line}\n`) + line.length + 3;
  return out.slice(from, out.indexOf('\n', out.indexOf('> ', from)));
}

const saved = (language = 'en') => readFileSync(join(folder, `answers-${language}.furrow`), 'utf8');

test('all edges are listed, also those that bots leave out because of their order', async () => {
  const before = await lastAnswer(OPENING, ['walls; border c0n', 'moves']);
  for (const edge of ['a0n', 'b0n', 'c1n'])
    expect(before).toMatch(new RegExp(`^ +\\d+ +border ${edge} `, 'm'));
  const number = /(\d+) +border a0n /.exec(before)?.[1] ?? '';
  await lastAnswer(OPENING, ['walls; border c0n', number]);
  expect(saved()).toContain('\n1 walls; border c0n; border a0n\n');
});

const FINISH: Readonly<Record<Language, string>> = {
  en: 'Finish',
  de: 'FERTIG',
  fr: 'terminer',
  it: 'termina',
};
const SHELTER: Readonly<Record<Language, string>> = {
  en: 'shelter',
  de: 'Unterstand',
  fr: 'abri',
  it: 'rimessa',
};

test.each(LANGUAGES)('the words that are shown for a move may be typed in %s', async (language) => {
  await lastAnswer(OPENING, ['walls; border c0n', FINISH[language]], language);
  expect(saved(language)).toContain('\n1 walls; border c0n; done\n');
  const rich = recordOf('shelter,pen', '* start 1\n1 wood-3\n2 start-wood\n1 stone-2\n2 stone-1');
  await lastAnswer(rich, ['special-1', SHELTER[language]], language);
  expect(saved(language)).toContain('\n1 special-1; build shelter\n');
});

test('a label with a semicolon, and a name that begins with a number', async () => {
  const full = recordOf('4', '* start 1\n1 cow-pigs\n2 stone-1');
  await lastAnswer(full, ['horse-sheep', 'keep 1 cow; 1 horse runs away', '2 Stone']);
  expect(saved()).toContain('\n1 horse-sheep; keep 1 cow\n2 stone-2\n');
});

test('why answers for a number of the list and for buildings on offer', async () => {
  expect(await lastAnswer(OPENING, ['why 1'])).toContain('“start-wood” is possible now.');
  expect(await lastAnswer(OPENING, ['why 99'])).toContain('There is no move 99');
  expect(await lastAnswer(OPENING, ['why shelter'])).toMatch(
    /You need 2 wood and 1 stone; you have 3 wood and no stone/,
  );
  expect(await lastAnswer(OPENING, ['why pen'])).toContain('“special-1; build pen” is possible now.');
  expect(await lastAnswer(OPENING, ['special-1', 'why build shelter'])).toContain('You need 2 wood');
  expect(await lastAnswer(OPENING, ['special-1', 'why shelter'])).toContain('You need 2 wood');
  expect(await lastAnswer(OPENING, ['special-1', 'why Pen'])).toContain('“Pen” is possible now.');
});

test('letting animals go is explained', async () => {
  const owner = recordOf('4', '* start 1\n1 pig-sheep\n2 stone-1');
  expect(await lastAnswer(owner, ['help'])).toContain('“release” lets animals run away');
  expect(await lastAnswer(owner, ['release'])).toContain('any smaller numbers');
  await lastAnswer(owner, ['release; keep nothing', 'wood-3']);
  expect(saved()).toContain('\n1 release; keep nothing\n1 wood-3\n');
});
