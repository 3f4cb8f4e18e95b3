import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type SetUp, setUp } from './set-up';
import { see } from './sight';
import { useSite } from './site';
import { typeLine } from './text-mode';
import { BRISK } from './visit';

const open = useSite();

const GAME: SetUp = { box: 'agricola-revised', seats: 2, options: { mode: 'base', decks: 'A,B' } };

/** What chance has dealt: who begins, and the hand. */
async function dealt(page: Page): Promise<readonly string[]> {
  await see(page);
  const hand = page.locator('[data-stack="hand"] [data-card]');
  const cards = await hand.evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''));
  return [await page.locator('[data-log] li').first().innerText(), ...cards];
}

async function dealOf(deal: number, link = deal): Promise<readonly string[]> {
  const { page, errors } = await open({ liking: BRISK, deal: link });
  await setUp(page, deal === link ? GAME : { ...GAME, deal });
  const found = await dealt(page);
  expect(found.length).toBeGreaterThan(10);
  expect(errors).toEqual([]);
  await page.close();
  return found;
}

test('the number of a deal, typed or in the link, brings the same cards; another one brings others', async () => {
  const typed = await dealOf(12, 1);
  expect(await dealOf(12)).toEqual(typed);
  expect(await dealOf(13)).not.toEqual(typed);
});

test('what is chosen before the engine has worked out an earlier choice is taken over with it', async () => {
  const { page } = await open({ liking: BRISK });
  await page.locator('[data-box="agricola-revised"]').getByRole('button', { name: 'Set up' }).click();
  await page.locator('[data-option]').first().waitFor();
  const choices = ['4', 'base', 'spring'].map((value) => `main input[type="radio"][value="${value}"]`);
  await page.evaluate((all) => {
    for (const one of all) document.querySelector<HTMLInputElement>(one)?.click();
  }, choices);
  await page.locator('footer button.primary:enabled').waitFor();
  for (const choice of choices) await page.locator(`${choice}:checked`).waitFor({ state: 'attached' });
  await page.close();
});

test('the same answers in the same deal lead to the same game', async () => {
  const logs: string[] = [];
  for (let times = 0; times < 2; times++) {
    const { page } = await open({ liking: { ...BRISK, textMode: true }, deal: 4 });
    await page.locator('[data-box="creatures"] button.primary').click();
    const answers = page.locator('[data-text-asked] [data-notation]');
    for (let typed = 0; typed < 10; typed++) {
      await answers.first().waitFor();
      await typeLine(page, '1');
    }
    await answers.first().waitFor();
    logs.push(await page.locator('ol').last().innerText());
    await page.close();
  }
  expect(logs[0].split('\n').length).toBeGreaterThan(15);
  expect(logs[1]).toBe(logs[0]);
});
