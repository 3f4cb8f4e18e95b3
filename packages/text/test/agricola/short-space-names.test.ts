import { expect, test } from 'vitest';
import { shortSpaceNames as de } from '../../src/de/agricola/short-space-names';
import { spaceNames as deWhole } from '../../src/de/agricola/space-names';
import { shortSpaceNames as en } from '../../src/en/agricola/short-space-names';
import { spaceNames as enWhole } from '../../src/en/agricola/space-names';
import { shortSpaceNames as fr } from '../../src/fr/agricola/short-space-names';
import { spaceNames as frWhole } from '../../src/fr/agricola/space-names';
import { shortSpaceNames as it } from '../../src/it/agricola/short-space-names';
import { spaceNames as itWhole } from '../../src/it/agricola/space-names';

interface Names {
  readonly short: Readonly<Partial<Record<string, string>>>;
  readonly whole: Readonly<Record<string, string>>;
}

const LANGUAGES: Readonly<Record<string, Names>> = {
  en: { short: en, whole: enWhole },
  de: { short: de, whole: deWhole },
  fr: { short: fr, whole: frWhole },
  it: { short: it, whole: itWhole },
};

/** So many letters tell a word that is shortened or inflected. */
const STEM = 4;

const wordsIn = (name: string) => name.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The words of a short name that do not stand in the whole one; `1er` is a number. */
function foreign(short: string, whole: string): string[] {
  return wordsIn(short.replaceAll(/\d\p{L}+/gu, '')).filter(
    (word) => !wordsIn(whole).some((one) => one.includes(word.slice(0, STEM))),
  );
}

test.each(Object.entries(LANGUAGES))(
  'a short name of a space says what its whole name says: %s',
  (_, names) => {
    for (const [id, short = ''] of Object.entries(names.short))
      expect(foreign(short, names.whole[id]), `${short} for ${names.whole[id]}`).toEqual([]);
  },
);

test.each(Object.entries(LANGUAGES))(
  'a major improvement is called so where there is little room: %s',
  (_, names) => {
    const { 'major-improvement': short = names.whole['major-improvement'] } = names.short;
    expect(wordsIn(short)).toHaveLength(wordsIn(names.whole['major-improvement']).length);
  },
);
