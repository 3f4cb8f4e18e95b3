import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawnDecks } from '@furrow/agricola/cards/drawn-decks';
import { decks } from '@furrow/agricola/cards/index';
import { LANGUAGES } from '@furrow/text/language';
import { describe, expect, test } from 'vitest';
import { deckSection } from './agricola/sections';
import { commonSections, goldenText } from './golden-text';
import { spokenGames } from './spoken-games';

const classicDecks = decks.filter(({ edition }) => edition === '2007');

/** Compares a text with its golden file, or writes the file when `FURROW_GOLDEN` says so. */
function compare(language: string, name: string, text: string): void {
  const folder = fileURLToPath(new URL(`../golden/${language}`, import.meta.url));
  const file = `${folder}/${name}.txt`;
  if (process.env.FURROW_GOLDEN === 'write') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  expect(existsSync(file) ? readFileSync(file, 'utf8') : 'no golden file').toBe(text);
}

describe.each(LANGUAGES)('golden texts in %s', (language) => {
  test.each(spokenGames)('$id reads as it was approved', (game) => {
    compare(language, game.id, goldenText(game.sections(language)));
  });

  test.each(classicDecks)('deck $id of the 2007 edition reads as it was approved', ({ id }) => {
    const section = deckSection(language, `Deck ${id} of the 2007 edition`, ({ edition, deck }) => {
      return edition === '2007' && deck === id;
    });
    compare(language, `deck-2007-${id.toLowerCase()}`, goldenText([section]));
  });

  test.each(drawnDecks)('the deck $id, which is drawn from, reads as it was approved', ({ id }) => {
    const section = deckSection(language, `Deck ${id}`, ({ deck, drawn }) => drawn === true && deck === id);
    compare(language, `deck-${id.toLowerCase()}`, goldenText([section]));
  });

  test.each(commonSections(language))('$title reads as it was approved', (section) => {
    compare(language, section.title.toLowerCase(), goldenText([section]));
  });
});
