import { LANGUAGES } from '@furrow/text/language';
import { describe, expect, test } from 'vitest';
import { numbersIn } from './clean';
import { spokenGames } from './spoken-games';

const cases = LANGUAGES.flatMap((language) =>
  spokenGames.flatMap(({ numbered }) => numbered.map((one) => ({ language, id: one.id, one }))),
);

describe('the text of a thing has the numbers of its declaration', () => {
  test.each(cases)('$language: $id', ({ language, one }) => {
    const text = one.description(language).lines.join(' ');
    const { must, may } = one.numbers;
    const said = numbersIn(text);
    const missing = [...must].filter((number) => !said.has(number));
    const strange = [...said].filter((number) => !must.has(number) && !may.has(number));
    expect({ text, missing, strange }).toEqual({ text, missing: [], strange: [] });
  });
});
