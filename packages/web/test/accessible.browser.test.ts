import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { audit } from './audit';
import { dice, Player } from './player';
import { setUp } from './set-up';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

/** Goes from screen to screen; each is looked over. */
async function* screens(page: Page): AsyncGenerator<string> {
  const menu = async (entry: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator(`[data-menu="${entry}"]`).click();
  };
  await page.locator('[data-box]').first().waitFor();
  yield 'start';
  await page.getByRole('button', { name: 'Preferences' }).first().click();
  yield 'preferences';
  await page.keyboard.press('Escape');
  await page.locator('[data-box="agricola-revised"]').getByRole('button', { name: 'Set up' }).click();
  await page.locator('[data-option]').first().waitFor();
  yield 'setting up';
  await page.goBack();
  await setUp(page, { box: 'agricola-revised', seats: 2, options: { mode: 'base', decks: 'A,B' } });
  await see(page);
  yield 'table with cards';
  await menu('rules');
  await page.locator('dialog[open]').waitFor();
  yield 'rules';
  await page.keyboard.press('Escape');
  await menu('look-up');
  await page.locator('dialog[open]').waitFor();
  yield 'card browser';
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.locator('[data-move-line]').waitFor();
  yield 'move line';
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  yield 'keys';
  await page.keyboard.press('Escape');
  await menu('text');
  await page.locator('#command').waitFor();
  yield 'text mode';
}

for (const theme of ['light', 'dark']) {
  test(`names, contrast and sizes on every screen, ${theme}`, async () => {
    const { page, errors } = await open({ liking: { ...BRISK, theme } });
    const found: string[] = [];
    for await (const screen of screens(page))
      found.push(...(await audit(page)).map((what) => `${screen}: ${what}`));
    expect([...new Set(found)]).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  });
}

test('names, contrast and sizes at every decision of a game', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-box="creatures"] button.primary').click();
  const player = new Player(page, dice(11));
  const found: string[] = [];
  for (let clicks = 0; clicks < 15 && (await player.click()); clicks++) found.push(...(await audit(page)));
  expect([...new Set(found)]).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('Tab goes round the table in few stops, each of them seen and marked', async () => {
  const { page } = await open({ liking: BRISK });
  await page.locator('[data-box="agricola-revised"] button.primary').click();
  await see(page);
  const stops: string[] = [];
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return undefined;
      const { left, top, right, bottom, width } = activeElement.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
      const seen =
        width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const marked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
      return { name: `${activeElement.tagName} ${name.slice(0, 40)}`, seen, marked };
    });
    if (stop === undefined || stops[0] === stop.name) break;
    stops.push(stop.name);
    expect(stop).toEqual({ name: stop.name, seen: true, marked: true });
  }
  expect(stops.length).toBeGreaterThan(5);
  expect(stops.length).toBeLessThan(60);
  await page.close();
});
