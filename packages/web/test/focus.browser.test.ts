import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { example, openExample } from './example';
import { focused, hasFocus, tabRound } from './focus';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

test('Tab goes round the table from its top in few stops, each of them seen and marked', async () => {
  const { page } = await open({ liking: BRISK });
  const play = page.locator('[data-box="agricola-revised"] button.primary');
  await play.focus();
  await page.keyboard.press('Enter');
  await see(page);
  const stops = await tabRound(page);
  for (const stop of stops) expect(stop).toEqual({ name: stop.name, seen: true, marked: true });
  const [first] = stops.map(({ name }) => name);
  expect(first).toBe('button Go to: what is asked');
  expect(stops.length).toBeGreaterThan(5);
  expect(stops.length).toBeLessThan(40);
  await page.close();
});

test('the ways past what is not needed lead to what is asked, to the board and to the farm', async () => {
  const { page } = await open({ liking: BRISK });
  await page.locator('[data-box="creatures"] button.primary').click();
  await see(page);
  for (const [link, place] of [
    ['what is asked', '[data-space][data-marked="true"]:focus'],
    ['the board', '[data-part="board"] [data-space]:focus'],
    ['my farm', '[data-part="farm"] button:focus'],
  ]) {
    await page.getByRole('button', { name: `Go to: ${link}` }).focus();
    await page.keyboard.press('Enter');
    await page.locator(place).waitFor();
  }
  await page.close();
});

test('the cards of a row are one stop of the tab key; arrows, Home and End go from card to card, also while something is asked elsewhere', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await openExample(page, example('agricola-42', '2 pig-market; keep'));
  await page.keyboard.press('Enter');
  await see(page);
  const row = page.getByRole('toolbar', { name: 'Hand' });
  await row.waitFor();
  const ids = await row
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
  expect(ids.length).toBeGreaterThan(2);
  /** The card beside the first: of many, one may lie before another. */
  const beside = await row.locator('[data-card]').evaluateAll((cards) => {
    const [first, ...others] = cards.map((card) => card.getBoundingClientRect());
    const { left } = first;
    return 1 + others.findIndex((card) => card.left > left);
  });
  const stops = row.locator('[data-card][tabindex="0"]');
  expect(await stops.count()).toBe(1);
  const reached = () => page.evaluate(() => document.activeElement?.getAttribute('data-card'));
  const reach = async (key: string, id: string | null | undefined) => {
    await page.keyboard.press(key);
    await expect.poll(reached).toBe(id);
  };
  while (!(await hasFocus(row))) await page.keyboard.press('Tab');
  await reach('End', ids.at(-1));
  await reach('Home', ids[0]);
  await reach('ArrowRight', ids[beside]);
  await page.keyboard.press('Tab');
  await expect.poll(async () => ids.includes((await reached()) ?? null)).toBe(false);
  await reach('Shift+Tab', ids[beside]);
  await reach('ArrowLeft', ids[0]);
  expect(await stops.count()).toBe(1);
  expect(errors).toEqual([]);
  await page.close();
});

/** Opens something with keys alone; the focus goes into it, Escape closes it, and the focus is where it was. */
async function inAndOut(page: Page, from: Locator, key: string, place: Locator): Promise<void> {
  await from.focus();
  await page.keyboard.press(key);
  await place.waitFor();
  await expect.poll(() => hasFocus(place)).toBe(true);
  await page.keyboard.press('Escape');
  await place.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(from)).toBe(true);
}

test('the focus goes into what opens over the table, and back where it was', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await openExample(page, example('agricola-42', '2 pig-market; keep'));
  await page.locator('[data-hand-over]:focus').waitFor();
  await page.keyboard.press('Enter');
  await see(page);
  const dialog = page.locator('dialog[open]');
  const space = page.locator('[data-space][tabindex="0"]');
  for (const key of ['?', '/', 'F1']) await inAndOut(page, space, key, dialog);
  for (const from of [
    page.getByTitle('Score now'),
    page.getByRole('button', { name: 'Plan', exact: true }),
    page.getByRole('button', { name: 'Farm of Ada' }),
    page.locator('[data-stack="hand"] [data-card]').first(),
  ])
    await inAndOut(page, from, 'Enter', dialog);
  await inAndOut(page, page.locator('[data-hint]'), 'Enter', page.getByTestId('advice'));
  expect(errors).toEqual([]);
  await page.close();
});

test('at the cover the last move can be taken back by whoever made it, who is then asked for', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await openExample(page, example('agricola-42', '2 pig-market; keep'));
  const ready = page.locator('[data-hand-over]:focus');
  await ready.waitFor();
  await page.getByRole('button', { name: 'Ada: undo' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ada’s turn' }).waitFor();
  await ready.waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-version] [data-part="farm"]').getByRole('heading', { name: 'Ada' }).waitFor();
  await page.locator('[data-ask]').first().waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('the menu and what it opens give the focus back to its button', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-box="creatures"] button.primary').click();
  await see(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  for (const entry of ['preferences', 'menu="look-up"', 'menu="rules"', 'menu="keys"', undefined]) {
    await menu.focus();
    await page.keyboard.press('Enter');
    if (entry !== undefined) {
      await page.locator(`[data-${entry}]`).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => hasFocus(page.locator('dialog[open]'))).toBe(true);
      expect(await page.locator('[data-menu]').count()).toBe(0);
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog[open], [data-menu]').first().waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(menu)).toBe(true);
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('whoever comes from another screen begins with its title', async () => {
  const { page } = await open({ liking: BRISK });
  const title = async () => (await focused(page))?.name;
  await page.locator('[data-box="creatures"]').getByRole('button', { name: 'Set up' }).click();
  await expect.poll(title).toBe('h1 All Creatures Big and Small');
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect.poll(title).toBe('h1 Furrow');
  await openExample(page, example('agricola-42'));
  await expect.poll(title).toMatch(/^h1 .*Ada/);
  await page.close();
});

test('the focus stays with a saved game that is asked about, and goes to the list when it is gone', async () => {
  const { page } = await open({ liking: BRISK });
  await openExample(page, example('agricola-42', '2 hollow'));
  await page.goBack();
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await inAndOut(page, remove, 'Enter', page.getByRole('alertdialog'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.locator('[data-save]').waitFor({ state: 'detached' });
  await expect.poll(async () => (await focused(page))?.name).toBe('h2 Saved games');
  await page.close();
});
