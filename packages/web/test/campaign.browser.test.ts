import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './axe';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

/** Sets up a campaign in which bots sit at all seats. */
async function setUpCampaign(page: Page, seats: number, cards: boolean): Promise<void> {
  await page.locator('[data-box="agricola-revised"]').getByRole('button', { name: 'Set up' }).click();
  await page.locator('[data-option]').first().waitFor();
  const counts = page.getByRole('group', { name: 'How many play' });
  await counts.locator(`label:has(input[value="${seats}"])`).click();
  await expect.poll(() => page.locator('fieldset select').count()).toBe(seats);
  for (const seat of await page.locator('fieldset select').all()) await seat.selectOption('level-1');
  if (cards) {
    await page.locator('[data-option="mode"] label:has(input[value="base"])').click();
    await page.locator('[data-option="decks"] label:has(input[value="A,B"])').click();
    await page.locator('[data-option="decks"] input[value="A,B"]:checked').waitFor({ state: 'attached' });
  }
  await page.locator('[data-option="campaign"] label').click();
  await page.locator('footer button.primary').click();
}

/** Waits until the bots have played the game, and goes to the chronicle, which then tells so many games. */
async function toChronicle(page: Page, games: number): Promise<void> {
  await page.locator('[data-end] [data-campaign]').click({ timeout: 120_000 });
  await page.locator(`[data-chronicle="${games}"]`).waitFor();
}

const textOf = (page: Page) => page.locator('[data-standing]').innerText();

test('AG-V62 a solo campaign of eight games is played by bots’ hands', async () => {
  const { page, errors } = await open({ liking: BRISK, size: { width: 390, height: 844 } });
  await setUpCampaign(page, 1, false);
  for (let game = 1; game <= 8; game++) {
    await toChronicle(page, game);
    expect(await page.locator('[data-game] svg').count()).toBeGreaterThanOrEqual(game);
    expect(await textOf(page)).toMatch(/the goal is \d\d points/);
    if (game === 1) expect(await axeFindings(page)).toEqual([]);
    if (game < 8) await page.locator('[data-go-on]').click();
  }
  await page.reload();
  await page.locator('[data-chronicle="8"]').waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
  await page.close();
}, 600_000);

test('AG-V64 a campaign of three games for two is played by bots’ hands, until somebody has won it', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await setUpCampaign(page, 2, true);
  for (const game of [1, 2, 3]) {
    await toChronicle(page, game);
    expect(await textOf(page)).toContain('Campaign points: ');
    if (game < 3) await page.locator('[data-go-on]').click();
  }
  expect(await textOf(page)).toMatch(/has won the campaign|share the victory/);
  expect(await page.locator('[data-go-on]').count()).toBe(0);
  expect(await page.locator('[data-game] figure').count()).toBe(6);
  expect(await axeFindings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the campaign as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^campaign-.*\.furrow$/);
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.locator('[data-save]').getByRole('button', { name: 'Chronicle' }).click();
  await page.locator('[data-chronicle="3"]').waitFor();
  expect(errors).toEqual([]);
  await page.close();
}, 600_000);
