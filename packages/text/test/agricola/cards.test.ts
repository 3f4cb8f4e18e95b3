import { customs } from '@furrow/agricola/cards/custom/index';
import { cards, findCard } from '@furrow/agricola/cards/index';
import { describeCard } from '@furrow/text/agricola/describe-card';
import { LANGUAGES } from '@furrow/text/language';
import { speechOf } from '@furrow/text/words';
import { describe, expect, test } from 'vitest';
import { BROKEN } from '../clean';

const ids = cards.map(({ id }) => id);
/** The cards with code of their own of which nothing else in their declaration tells. */
const silent = cards.filter(({ joins }) => joins !== undefined).map(({ id }) => id);

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table) as Name[];
}

test('the same cards have texts of their own in every language', () => {
  const withTexts = LANGUAGES.map((language) =>
    Object.keys(speechOf(language).agricola.cards.own).toSorted(),
  );
  expect(withTexts).toEqual(LANGUAGES.map(() => withTexts[0]));
});

describe.each(LANGUAGES)('cards in %s', (language) => {
  const phrases = speechOf(language).agricola;
  const { names, own } = phrases.cards;

  test('every card has a name of its own in its edition, and nothing else has one', () => {
    expect(Object.keys(names).toSorted()).toEqual(ids.toSorted());
    for (const edition of ['revised', '2007']) {
      const own = cards.filter((card) => card.edition === edition).map(({ id }) => names[id]);
      expect(new Set(own).size).toBe(own.length);
    }
  });

  test('a card whose declaration does not tell what it does has a text of its own, and so have only cards', () => {
    expect(silent.filter((id) => own[id] === undefined)).toEqual([]);
    expect(Object.keys(own).filter((id) => findCard(id) === undefined)).toEqual([]);
  });

  test('what single cards do, count and look at by code of their own has words by its name', () => {
    const said = [
      ...cards
        .flatMap(({ own: code }) => Object.keys(code?.acts ?? {}))
        .map((name) => phrases.say({ says: 'own', name }, { mood: 'do' })),
      ...namesOf(customs.quantities).map((name) => phrases.cards.counted({ count: 'own', name }).each),
      ...namesOf(customs.conditions).flatMap((name) => [
        phrases.cards.condition({ given: 'own', name, not: false }),
        phrases.cards.condition({ given: 'own', name, not: true }),
        phrases.cards.prerequisite({ given: 'own', name, not: false }),
      ]),
    ];
    expect(said.filter((text) => !/\p{L}{2}/u.test(text) || BROKEN.test(text))).toEqual([]);
  });

  test.each(cards)('$id says what it is and what it does', (card) => {
    const { name, lines } = describeCard(phrases, card);
    expect(name).toBe(names[card.id]);
    expect(lines[0].toLowerCase()).toContain(phrases.cards.kinds[card.kind].toLowerCase());
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
