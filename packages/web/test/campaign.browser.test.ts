import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './axe';
import { example } from './example';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

/** Sets up a campaign in which bots sit at all seats. */
async function setUpCampaign(page: Page, seats: number): Promise<void> {
  await page.locator('[data-box="agricola-revised"]').getByRole('button', { name: 'Set up' }).click();
  await page.locator('[data-option]').first().waitFor();
  const counts = page.getByRole('group', { name: 'How many play' });
  await counts.locator(`label:has(input[value="${seats}"])`).click();
  await expect.poll(() => page.locator('fieldset select').count()).toBe(seats);
  for (const seat of await page.locator('fieldset select').all()) await seat.selectOption('level-1');
  await page.locator('[data-option="mode"] label:has(input[value="base"])').click();
  await page.locator('[data-option="decks"] label:has(input[value="A,B"])').click();
  await page.locator('[data-option="decks"] input[value="A,B"]:checked').waitFor({ state: 'attached' });
  await page.locator('[data-option="campaign"] label').click();
  await page.locator('footer button.primary').click();
}

/** Waits until the bots have played the game, and goes to the chronicle, which then tells so many games. */
async function toChronicle(page: Page, games: number): Promise<void> {
  await page.locator('[data-end] [data-campaign]').click({ timeout: 120_000 });
  await page.locator(`[data-chronicle="${games}"]`).waitFor();
}

const textOf = (page: Page) => page.locator('[data-standing]').innerText();

/** The captions of farms that do not stand within their own figure, so that something else lies over them. */
const strayCaptions = (page: Page) =>
  page.locator('figcaption').evaluateAll((captions) =>
    captions
      .filter((caption) => {
        const figure = caption.closest('figure');
        return (
          figure === null ||
          caption.getBoundingClientRect().bottom > figure.getBoundingClientRect().bottom + 1
        );
      })
      .map(({ textContent }) => textContent),
  );

/** Opens a campaign as a file; the page stands at the start screen. */
async function openCampaign(page: Page, text: string): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'campaign.furrow', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** The first games of the solo campaign that a bot has won, now in the hands of a quick one. */
function wonGames(count: number): string {
  const [title, ...games] = example('solo-campaign').split(/^(?=Furrow record)/m);
  return [title, ...games.slice(0, count)].join('').replaceAll('seat 1: level-3', 'seat 1: level-1');
}

/** AG-V62.1, and the points of the eight games. */
const GOALS = [50, 55, 59, 62, 64, 65, 66, 67];
const POINTS = [50, 56, 60, 62, 65, 71, 67, 68];

test('AG-V62 a solo campaign of eight games: six that were won, the next by a bot’s hands, and the end of all eight', async () => {
  const { page, errors } = await open({ liking: BRISK, size: { width: 390, height: 844 } });
  const lines = () => page.locator('[data-game]').allInnerTexts();
  await openCampaign(page, wonGames(6));
  await toChronicle(page, 6);
  const told = await lines();
  for (const [i, goal] of GOALS.slice(0, 6).entries())
    expect(told[i]).toContain(`${POINTS[i]} points; the goal of ${goal} was reached.`);
  expect(told[1]).toContain('In play from the start: Barrow Pusher.');
  expect(told[4]).toContain('Barrow Pusher, Firewood Collector, Fellow Grazer and Master Workman');
  // AG-V62.6: 71 points are 6 more than the goal.
  expect(await textOf(page)).toContain('Game 7 comes next; the goal is 66 points.');
  expect(await textOf(page)).toContain('3 food');
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('[data-go-on]').click();
  await toChronicle(page, 7);
  const seventh = (await lines())[6];
  expect(seventh).toMatch(/\d+ points; the goal of 66 was (reached|missed)\./);
  expect(seventh).toContain('In play from the start: Barrow Pusher');
  await page.reload();
  await page.locator('[data-chronicle="7"]').waitFor();
  await page.getByRole('button', { name: 'Back to the start' }).click();

  await openCampaign(page, wonGames(8));
  await toChronicle(page, 8);
  const all = await lines();
  expect(all[7]).toContain('68 points; the goal of 67 was reached.');
  // AG-V62.9: the campaign is won, and may go on.
  expect(await textOf(page)).toContain('You have won the campaign.');
  expect(await textOf(page)).toContain('Game 9 comes next; the goal is 68 points.');
  expect(await strayCaptions(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
  await page.close();
}, 300_000);

test('AG-V64 a campaign of three games for two is played by bots’ hands, until somebody has won it', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await setUpCampaign(page, 2);
  for (const game of [1, 2, 3]) {
    await toChronicle(page, game);
    expect(await textOf(page)).toContain('Campaign points: ');
    if (game < 3) await page.locator('[data-go-on]').click();
  }
  expect(await textOf(page)).toMatch(/has won the campaign|share the victory/);
  expect(await page.locator('[data-go-on]').count()).toBe(0);
  expect(await page.locator('[data-game] figure').count()).toBe(6);
  expect(await strayCaptions(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the campaign as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^campaign-.*\.furrow$/);
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.locator('[data-save]').getByRole('button', { name: 'Chronicle' }).click();
  await page.locator('[data-chronicle="3"]').waitFor();

  // The first game is watched from the chronicle, and leads back to it.
  await page.locator('[data-game]').first().locator('[data-watch]').click();
  await page.locator('[data-replay]').waitFor();
  await page.reload();
  await page.locator('[data-replay]').getByRole('button', { name: 'End the replay' }).click();
  await page.getByText('Campaign, Game 1').first().waitFor();
  await toChronicle(page, 3);
  expect(errors).toEqual([]);
  await page.close();
}, 600_000);
