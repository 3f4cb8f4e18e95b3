import { expect, test } from 'vitest';
import { breakable } from '../src/words/long-words';

/** With visible hyphens instead of soft ones. */
const broken = (title: string) => breakable(title).replaceAll('\u00AD', '-');

test('long words may be broken between their syllables', () => {
  expect(broken('Agrandissement de la ferme')).toBe('Agran-dis-se-ment de la ferme');
  expect(broken('Getreideverwertung')).toBe('Getrei-de-ver-wer-tung');
  expect(broken('Wildschweinmarkt')).toBe('Wild-schwein-markt');
  expect(broken('Nachwuchskünstler')).toBe('Nach-wuchs-künst-ler');
  expect(broken('Parc d’engraissement')).toBe('Parc d’engrais-se-ment');
});

test('words that fit on a tile stay whole', () => {
  for (const title of ['Moonshine', 'Construction', '2 Building Resources or Family Growth'])
    expect(breakable(title)).toBe(title);
});
