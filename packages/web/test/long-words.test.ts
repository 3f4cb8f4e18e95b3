import { LANGUAGES } from '@furrow/text/language';
import { expect, test } from 'vitest';
import { BREAKS } from '../src/words/breaks';
import { breakable } from '../src/words/long-words';
import { allTitles } from './all-titles';

/** With visible hyphens instead of soft ones. */
const broken = (title: string) => breakable(title, 9).replaceAll('\u00AD', '-');

/** The least letters of a word that tiles and cards may break. */
const LONG = 10;

/** Words of one part or of parts that are too short to stand alone. */
const WHOLE = ['geschrumpft', 'bouilloire', 'treillages', 'citrouille', 'conseiller', 'raschietto'];

test('long words may be broken between their parts', () => {
  expect(broken('Schilfufer')).toBe('Schilf-ufer');
  expect(broken('Wildschweinmarkt')).toBe('Wild-schwein-markt');
  expect(broken('Nachwuchskünstler')).toBe('Nach-wuchs-künst-ler');
  expect(broken('Baumstumpfpflug')).toBe('Baum-stumpf-pflug');
  expect(broken('Hoferweiterung')).toBe('Hof-er-wei-te-rung');
  expect(broken('Agrandissement de la ferme')).toBe('Agran-dis-se-ment de la ferme');
  expect(broken('Parc d’engraissement')).toBe('Parc d’engrais-se-ment');
  expect(broken('Ristrutturazione')).toBe('Ristrut-tu-ra-zione');
  expect(broken('Storyteller')).toBe('Story-teller');
});

test.each(LANGUAGES)('every long word in a name has its breaks: %s', (language) => {
  const words = allTitles(language).flatMap((title) => title.match(/\p{L}+/gu) ?? []);
  const long = [...new Set(words)].filter(({ length }) => length >= LONG);
  expect(long.length).toBeGreaterThan(50);
  const known = new Set([
    ...WHOLE,
    ...BREAKS.trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('-', '')),
  ]);
  expect(long.map((word) => word.toLowerCase()).filter((word) => !known.has(word))).toEqual([]);
});

test('no part of a word is so short that it looks lost on its line', () => {
  for (const word of BREAKS.trim().split(/\s+/)) {
    const parts = word.split('-');
    expect([word, parts[0].length >= 3, (parts.at(-1) ?? '').length >= 2]).toEqual([word, true, true]);
  }
});

test('words that fit on a tile stay whole', () => {
  for (const title of ['Moonshine', 'Construction', '2 Building Resources or Family Growth'])
    expect(breakable(title)).toBe(title);
});
