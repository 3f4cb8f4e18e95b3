// Every name of a card, a building or an improvement that the page writes opens it.
import { cards } from '@furrow/agricola/cards/index';
import { words } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { boxes, boxOf } from '../src/engine/games';
import { example, openExample } from './example';
import { useSite } from './site';
import { BRISK, type Page } from './visit';

const open = useSite();

/** The titles of all cards and improvements in English. */
function titles(): string[] {
  const options = { ...boxes['agricola-revised'].fixed, mode: 'base', decks: 'A,B' };
  const spoken = words(boxOf('agricola-revised').open(options, 2), 'en');
  return [...cards.map(({ id }) => id), 'well', 'joinery', 'pottery', 'clay-oven'].map((id) =>
    spoken.title(id),
  );
}

/** The texts within a part of the page in which a quoted or lone title stands outside of any control. */
function plainNames(page: Page, within: string): Promise<string[]> {
  return page.evaluate(
    ({ part, all }) => {
      const found: string[] = [];
      for (const root of document.querySelectorAll(part)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const text = node.textContent ?? '';
          const isControl = node.parentElement?.closest('button, [data-card]') !== null;
          const named = all.find((title) => text === title || text.includes(`“${title}”`));
          if (named !== undefined && !isControl) found.push(text);
        }
      }
      return found;
    },
    { part: within, all: titles() },
  );
}

test('names of cards in the log, on the score sheet and beside the farms of others are controls that open the card', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await openExample(page, example('agricola-42', '2 pig-market; keep'));
  await page.locator('[data-hand-over]').click();
  const named = page.locator('[data-log] [data-name]');
  await named.first().waitFor();
  expect(await plainNames(page, '[data-log], footer, aside, main')).toEqual([]);
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
  expect(await plainNames(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('aside [data-name]').first().click();
  await dialog.locator('[data-kind]').first().waitFor();
  expect(errors).toEqual([]);
  await page.close();
});
