import { cards } from '@furrow/agricola/cards/index';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { helpBook } from '@furrow/text/help/book';
import { thingsCalled } from '@furrow/text/help/search';
import { LANGUAGES } from '@furrow/text/language';
import { TERMS } from '@furrow/text/terms';
import { speechOf, words } from '@furrow/text/words';
import { describe, expect, test } from 'vitest';

/** No card of decks A and B has a cost of its own besides that of the action. */
const NOWHERE = 'individual-cost';

const { game } = new AgricolaScenario();

describe.each(LANGUAGES)('terms in %s', (language) => {
  const { terms } = speechOf(language);
  const spoken = words(game, language);
  const texts = cards
    .map(({ id }) => (spoken.describe(id)?.lines ?? []).join(' '))
    .join('\n')
    .toLocaleLowerCase(language);

  test('each is explained in full sentences', () => {
    for (const id of TERMS) for (const line of terms[id].lines) expect(line).toMatch(/^\p{Lu}|^[“«„].*/u);
    for (const id of TERMS) expect(terms[id].lines.every((line) => line.endsWith('.'))).toBe(true);
  });

  test('each stands in the text of a card', () => {
    const absent = TERMS.filter(
      (id) => id !== NOWHERE && !terms[id].phrases.some((phrase) => texts.includes(phrase)),
    );
    expect(absent).toEqual([]);
  });

  test('each is found by its name and by how cards put it', () => {
    const book = helpBook(game, language);
    const found = (text: string) => thingsCalled(book, text).map(({ lines }) => lines);
    for (const id of TERMS) {
      expect(found(terms[id].name)).toContainEqual(terms[id].lines);
      expect(found(terms[id].phrases[0] ?? id)).toContainEqual(terms[id].lines);
    }
  });
});
