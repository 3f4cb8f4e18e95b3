import { cards } from '@furrow/agricola/cards/index';
import type { Position } from '@furrow/kernel/kind';
import type { GameRecord } from '@furrow/kernel/record';
import { LANGUAGES, type Language } from '@furrow/text/language';
import { words } from '@furrow/text/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxes, boxOf } from '../src/engine/games';
import { breakable } from '../src/words/long-words';
import { cutOn } from './cut';
import { openExample } from './example';
import { findPosition, type Wanted } from './position';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

/** The first turn of a person in a round. */
const inRound =
  (round: number): Wanted['is'] =>
  ({ kind }, { game, state }: GameRecord<Position>) =>
    kind === 'work' && game.round(state).now === round;

const HAND = { mode: 'base', decks: 'A,B' };

const TABLES: Readonly<Record<string, Wanted>> = {
  'All Creatures with twelve buildings, at first': {
    box: 'creatures',
    seats: 2,
    options: { buildings: '12' },
    is: inRound(1),
  },
  'All Creatures with twelve buildings, later': {
    box: 'creatures',
    seats: 2,
    options: { buildings: '12' },
    is: inRound(5),
  },
  'hand cards, three seats, at first': { box: 'agricola-revised', seats: 3, options: HAND, is: inRound(1) },
  'hand cards, four seats, at first': { box: 'agricola-revised', seats: 4, options: HAND, is: inRound(1) },
  'hand cards, four seats, late': { box: 'agricola-revised', seats: 4, options: HAND, is: inRound(14) },
  'hand cards, three seats, many improvements to choose from': {
    box: 'agricola-revised',
    seats: 3,
    options: HAND,
    is: ({ kind, domain }) => kind === 'major' && domain.moves().length >= 12,
  },
  '2007, five seats, at first': {
    box: 'agricola-2007',
    seats: 5,
    options: { mode: 'family' },
    is: inRound(1),
  },
  '2007, five seats, late': { box: 'agricola-2007', seats: 5, options: { mode: 'family' }, is: inRound(14) },
  'four seats through the seasons, late': {
    box: 'agricola-revised',
    seats: 4,
    options: { seasons: 'spring' },
    is: inRound(12),
  },
  'alone, late': { box: 'agricola-revised', seats: 1, is: inRound(14) },
};

/** What is cut with each row of cards before the others. */
async function cutInAnyRow(page: Page): Promise<string[]> {
  const found = await cutOn(page);
  for (const tab of await page.locator('[data-tab]').all())
    if (await tab.isVisible()) {
      await tab.click();
      found.push(...(await cutOn(page)));
    }
  return [...new Set(found)];
}

/** Opens a table and turns it to one language after the other. */
async function* inAllLanguages(page: Page, record: string): AsyncGenerator<Language> {
  await openExample(page, record);
  await see(page);
  for (const language of LANGUAGES) {
    if (language !== LANGUAGES[0]) await turnTo(page, language);
    yield language;
  }
}

async function turnTo(page: Page, language: Language): Promise<void> {
  const version = await page.locator('[data-version]').getAttribute('data-version');
  const menu = page.locator('header button[aria-expanded]');
  await menu.click();
  await page.locator('header select').selectOption(language);
  await page.locator(`[data-version]:not([data-version="${version}"])`).waitFor();
  await menu.click();
}

for (const [title, wanted] of Object.entries(TABLES)) {
  test(`nothing is cut or broken, in four languages: ${title}`, async () => {
    const { page, errors } = await open({ liking: BRISK });
    for await (const language of inAllLanguages(page, findPosition(wanted).text))
      expect({ language, cut: await cutInAnyRow(page) }).toEqual({ language, cut: [] });
    expect(errors).toEqual([]);
    await page.close();
  });
}

/** The names of all hand cards as a tile shows them. */
function cardNames(language: Language): string[] {
  const game = boxOf('agricola-revised').open({ ...boxes['agricola-revised'].fixed, ...HAND }, 2);
  const spoken = words(game, language);
  return cards.map(({ id }) => breakable(spoken.title(id), 9));
}

test('the name of every card can be read whole on a tile of a full hand, in four languages', async () => {
  const { page } = await open({ liking: BRISK });
  const { text } = findPosition(TABLES['hand cards, three seats, at first']);
  for await (const language of inAllLanguages(page, text)) {
    const names = cardNames(language);
    const tiles = await page.locator('[data-stack="hand"] [data-card]').count();
    expect(tiles).toBe(14);
    const cut: string[] = [];
    for (let from = 0; from < names.length; from += tiles) {
      await page.evaluate(nameTiles, names.slice(from, from + tiles));
      cut.push(...(await cutOn(page, '[data-stack="hand"]')));
    }
    expect({ language, cut: [...new Set(cut)] }).toEqual({ language, cut: [] });
  }
  await page.close();
});

/** Runs in the page: gives the cards of the hand other names. */
function nameTiles(names: readonly string[]): void {
  const tiles = [...document.querySelectorAll('[data-stack="hand"] [data-card]')];
  for (const [i, name] of names.entries()) {
    const texts = [...tiles[i].querySelectorAll('span')].flatMap(({ childNodes }) => [...childNodes]);
    const title = texts.find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (title !== undefined) title.textContent = name;
  }
}
