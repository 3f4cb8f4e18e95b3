import { readFileSync } from 'node:fs';
import { findCard } from '@furrow/agricola/cards/index';
import { rulings, rulingsOn } from '@furrow/text/agricola/rulings/index';
import { LANGUAGES } from '@furrow/text/language';
import { speechOf } from '@furrow/text/words';
import { expect, test } from 'vitest';

const written = readFileSync(new URL('../../../../docs/rulings.md', import.meta.url), 'utf8');

test('every ruling that cards show stands in the list of rulings, once', () => {
  const ids = rulings.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !written.includes(`**${id}. `))).toEqual([]);
});

test('every ruling concerns cards of the game, and is a whole sentence in each language', () => {
  for (const { cards, says } of rulings) {
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter((card) => findCard(card) === undefined)).toEqual([]);
    for (const language of LANGUAGES) expect(says[language]).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(Object.values(says)).size).toBe(LANGUAGES.length);
  }
});

test('RU-48 a card is described with the rulings that concern it', () => {
  expect(rulingsOn('lasso', 'en')).toEqual([
    'RU-48: The second person comes when everything else of the turn is done. Not in the turn in which the card is played.',
  ]);
  for (const language of LANGUAGES)
    expect(speechOf(language).agricola.cards.rulings('little-peasant')).toHaveLength(3);
  expect(rulingsOn('wood-cutter', 'en')).toEqual([]);
});
