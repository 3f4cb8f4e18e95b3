import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUp } from './set-up';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

/** What the window tells whoever looks elsewhere: its title, and whether its sign is lit. */
async function sign(page: Page): Promise<readonly [title: string, lit: boolean]> {
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  return [await page.title(), icon?.startsWith('data:') === true];
}

const MY_TURN = ['● Your turn – Furrow', true];
const NOT_MINE = ['Furrow', false];

test('title and sign of the page tell that it is my turn, and stop when it is not', async () => {
  const { page } = await open({ liking: { ...BRISK, pace: 'slow' } });
  expect(await sign(page)).toEqual(NOT_MINE);
  await setUp(page, { box: 'agricola-revised', seats: 2, options: { mode: 'beginner' } });
  await see(page);
  await expect.poll(() => sign(page)).toEqual(MY_TURN);
  await page.locator('[data-space="day-laborer"][data-marked="true"]').click();
  await expect.poll(() => sign(page)).toEqual(NOT_MINE);
  await expect.poll(() => sign(page)).toEqual(MY_TURN);
  await page.close();
});

test('whoever watches bots can change their pace in the bar', async () => {
  const { page } = await open({ liking: { ...BRISK, pace: 'slow' } });
  await setUp(page, { box: 'agricola-revised', seats: 2, options: { mode: 'beginner' } });
  await see(page);
  await page.locator('[data-space="day-laborer"][data-marked="true"]').click();
  await page.locator('footer [data-pace="slow"]').click();
  const changed = () => page.evaluate(() => JSON.parse(localStorage.getItem('liking') ?? '{}').pace);
  await expect.poll(changed).toBe('normal');
  await page.close();
});

test('a phone without sound is felt when it is my turn again', async () => {
  const { page } = await open({ touch: true, liking: { ...BRISK, sound: 'off' } });
  await page.evaluate(() => {
    Object.assign(globalThis, { buzzes: 0 });
    navigator.vibrate = () => {
      (globalThis as unknown as { buzzes: number }).buzzes++;
      return true;
    };
  });
  const buzzes = () => page.evaluate(() => (globalThis as unknown as { buzzes: number }).buzzes);
  await setUp(page, { box: 'agricola-revised', seats: 2, options: { mode: 'beginner' } });
  await see(page);
  const before = await buzzes();
  await page.locator('[data-space="day-laborer"][data-marked="true"]').click();
  await expect.poll(buzzes).toBeGreaterThan(before);
  await page.close();
});
