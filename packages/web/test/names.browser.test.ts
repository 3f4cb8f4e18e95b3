// Every name of a card, a building or an improvement that the page writes opens it.
import { words } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { boxes, boxOf, gameCalled } from '../src/engine/games';
import { example, openExample } from './example';
import { findPosition } from './position';
import { useSite } from './site';
import { BRISK, type Page } from './visit';

const open = useSite();

/** The titles of all cards, improvements and buildings of a game in English. */
function titles(box: 'agricola-revised' | 'creatures'): string[] {
  const options = box === 'creatures' ? {} : { mode: 'base', decks: 'A,B' };
  const game = boxOf(box).open({ ...boxes[box].fixed, ...options }, 2);
  const spoken = words(game, 'en');
  return gameCalled(boxes[box].game)
    .family.catalogue(game, spoken, 'en')
    .filter(({ kind }) => kind !== 'space')
    .map(({ title }) => title);
}

/**
 * The texts within a part of the page in which a quoted or lone title stands outside of any control that opens the card. A
 * button that does something else has one beside it, in the same entry of its list. Spaces that are called like a building
 * are not meant, and what is written on the picture of a farm is not looked at.
 */
function plainNames(page: Page, within: string, box: Parameters<typeof titles>[0]): Promise<string[]> {
  return page.evaluate(
    ({ part, all }) => {
      const found: string[] = [];
      for (const root of document.querySelectorAll(part)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const text = (node.textContent ?? '').replaceAll('\u00AD', '');
          const element = node.parentElement;
          const isControl = element?.closest('[data-name], [data-card], [data-size="whole"]') !== null;
          const isSpaceOrFarm = element?.closest('[data-space], [data-farm]') !== null;
          const named = all.find((title) => text === title || text.includes(`“${title}”`));
          const beside = [...(element?.closest('li')?.querySelectorAll<HTMLElement>('[data-name]') ?? [])];
          const isBeside = beside.some(({ title }) => named !== undefined && title.includes(named));
          if (named !== undefined && !isControl && !isBeside && !isSpaceOrFarm) found.push(text);
        }
      }
      return found;
    },
    { part: within, all: titles(box) },
  );
}

test('names of cards in the log, on the score sheet and beside the farms of others are controls that open the card', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await openExample(page, example('agricola-42', '2 pig-market; keep'));
  await page.locator('[data-hand-over]').click();
  const named = page.locator('[data-log] [data-name]');
  await named.first().waitFor();
  expect(await plainNames(page, '[data-log], footer, aside, main', 'agricola-revised')).toEqual([]);
  const name = page.locator('[data-log] [data-name]').last();
  const title = await name.innerText();
  await name.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  expect(await dialog.getAttribute('aria-label')).toBe(title);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByTitle('Score now').click();
  await dialog.waitFor();
  for (const closed of await dialog.locator('[aria-expanded="false"]').all()) await closed.click();
  expect(await plainNames(page, 'dialog[open]', 'agricola-revised')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('aside [data-name]').first().click();
  await dialog.locator('[data-kind]').first().waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('names of cards in the result are controls that open the card', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await openExample(page, example('agricola-42'));
  await page.locator('[data-version][data-end]').waitFor();
  const closed = page.locator('main table [aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  expect(await plainNames(page, 'body', 'agricola-revised')).toEqual([]);
  await page.locator('main table [data-name]').first().click();
  await page.locator('dialog[open] [data-size="whole"]').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('names of buildings in All Creatures are controls that open the building', async () => {
  const { page, errors } = await open({ liking: BRISK });
  const { text } = findPosition({
    box: 'creatures',
    seats: 2,
    is: (decision, { game, state }) => decision.question().ask === 'work' && game.round(state).now === 6,
  });
  await openExample(page, text);
  await page.locator('[data-log] [data-name]').first().waitFor();
  expect(await plainNames(page, 'body', 'creatures')).toEqual([]);
  await page.getByTitle('Score now').click();
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  for (const closed of await dialog.locator('[aria-expanded="false"]').all()) await closed.click();
  expect(await plainNames(page, 'dialog[open]', 'creatures')).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('cards that a hint names have a control of their own beside the move', async () => {
  const { page, errors } = await open({ liking: BRISK });
  const { text } = findPosition({
    box: 'agricola-revised',
    seats: 2,
    options: { mode: 'base', decks: 'A,B' },
    is: (decision) => decision.question().ask === 'occupation' && decision.domain.moves().length >= 5,
  });
  await openExample(page, text);
  await page.locator('[data-hint]').click();
  const advice = page.getByTestId('advice');
  const move = advice.locator('li').first();
  await move.waitFor({ timeout: 60_000 });
  expect(await plainNames(page, '[data-testid="advice"]', 'agricola-revised')).toEqual([]);
  const version = await page.locator('[data-version]').getAttribute('data-version');
  await move.locator('[data-name]').first().click();
  await page.locator('dialog[open] [data-size="whole"]').waitFor();
  expect(await page.locator('[data-version]').getAttribute('data-version')).toBe(version);
  expect(errors).toEqual([]);
  await page.close();
});
