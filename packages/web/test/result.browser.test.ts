import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pilot } from './autopilot';
import { example, openExample } from './example';
import { findPosition } from './position';
import { useSite } from './site';
import { BRISK, type Page } from './visit';

const open = useSite();

/** The last answer of a game that ends in a tie. */
const LAST = '1 keep 6 sheep 5 boar 2 cattle';

/** What stands above the farms as points. */
function pointsOn(page: Page): Promise<number[]> {
  return page
    .locator('[data-final] [data-points]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-points'))));
}

/** All Creatures before the last answer of the only person, who has won by then, or lost, by far: the bot may still let animals go. */
function lastQuestion(isMeant: (mine: number, other: number) => boolean): string {
  return findPosition({
    box: 'creatures',
    seats: 2,
    is: (decision, { game, state }) => {
      const question = decision.question();
      if (question.ask !== 'turnDown' || !('before' in question) || question.before !== 'scoring')
        return false;
      const { scores } = game.outcome(state);
      return isMeant(scores[decision.seat], scores[1 - decision.seat]);
    },
  }).text;
}

test('points are counted beside the farms category by category, the winner is told after it; it can be skipped', async () => {
  const { page, errors } = await open({ liking: { ...BRISK, motion: 'on' } });
  await openExample(page, example('agricola-beginner-2p', LAST));
  await pilot(page, 1, 1);
  await page.locator('[data-counting="true"]').waitFor();
  expect(await page.locator('[data-final] svg[data-farm]').count()).toBe(2);
  expect(await page.locator('h1').innerText()).not.toContain('35');
  await expect.poll(() => page.locator('[data-counted="true"]').count()).toBeGreaterThan(0);
  await page.locator('[data-skip]').click();
  await page.locator('[data-counting="false"]').waitFor();
  expect(await page.locator('[data-won="true"]').count()).toBe(1);
  const points = await pointsOn(page);
  const totals = await page.locator('tfoot tr').first().locator('td').allInnerTexts();
  expect(points.map(String)).toEqual(totals);
  expect(errors).toEqual([]);
  await page.close();
});

test('the whole result is there at once without motion and for a game that was over before', async () => {
  for (const motion of ['off', 'on']) {
    const { page } = await open({ liking: { ...BRISK, motion } });
    await openExample(page, example('agricola-beginner-2p'));
    await page.locator('[data-counting="false"]').waitFor();
    expect(await pointsOn(page)).toEqual([35, 35]);
    expect(await page.locator('[data-tie]').count()).toBeGreaterThan(0);
    await page.close();
  }
});

test('a victory of the only person is told as one, and celebrated where things may move', async () => {
  const won = lastQuestion((mine, other) => mine > other + 9);
  for (const motion of ['on', 'off']) {
    const { page, errors } = await open({ liking: { ...BRISK, motion } });
    await openExample(page, won);
    const keep = page.getByRole('button', { name: 'keep all – final scoring' });
    await keep.click();
    if (motion === 'on') await page.locator('[data-skip]').click();
    await page.locator('[data-counting="false"]').waitFor();
    expect(await page.locator('h1').innerText()).toMatch(/^You win, \S+ to \S+!$/);
    expect(await page.locator('[data-won="true"] [data-wreath]').count()).toBe(1);
    expect(await page.locator('[data-celebration]').count()).toBe(motion === 'on' ? 1 : 0);
    expect(errors).toEqual([]);
    await page.close();
  }
});

test('nobody celebrates a victory of a bot, or one of long ago', async () => {
  const lost = lastQuestion((mine, other) => mine + 9 < other);
  const { page } = await open({ liking: { ...BRISK, motion: 'on' } });
  await openExample(page, lost);
  await page.getByRole('button', { name: 'keep all – final scoring' }).click();
  await page.locator('[data-skip]').click();
  expect(await page.locator('h1').innerText()).toMatch(/wins with/);
  expect(await page.locator('[data-celebration]').count()).toBe(0);
  await page.close();
  const { page: later } = await open({ liking: { ...BRISK, motion: 'on' } });
  await openExample(later, example('creatures-dealt'));
  await later.locator('[data-end]').waitFor();
  expect(await later.locator('[data-celebration]').count()).toBe(0);
  await later.close();
});

test('looking back names turns that cost points; one plays on from there, or looks at the table', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await openExample(page, example('creatures-dealt'));
  await page.locator('[data-review-seat="0"]').click();
  await page.locator('[data-reviewed]').waitFor({ timeout: 60_000 });
  const costly = page.locator('[data-costly]');
  expect(await costly.count()).toBeGreaterThan(0);
  const told = await costly.first().locator('dd').nth(1).innerText();
  const show = () => costly.first().getByRole('button', { name: 'Show this moment' }).click();
  await show();
  await page.locator('[data-replay]').waitFor();
  expect(told.slice(0, 12)).not.toBe('');
  expect(await page.locator('[data-moment]').innerText()).toContain(told.slice(0, 12));
  await page.goBack();
  await page.locator('[data-end] [data-reviewed]').waitFor();
  await show();
  await page.getByRole('button', { name: 'End the replay' }).click();
  await page.locator('[data-end] [data-reviewed]').waitFor();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.locator('[data-part="farm"]').waitFor();
  await page.goBack();
  await page.locator('[data-end] [data-play-on]').first().click();
  await page.locator('[data-ask]').first().waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('on a small laptop the farms have most of the width, and a moment of the replay is told whole', async () => {
  const { page } = await open({ liking: BRISK });
  await openExample(page, example('creatures-dealt'));
  await page.locator('[data-final] svg[data-farm]').first().waitFor();
  const widths = await page
    .locator('[data-final] [data-ground="a1"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  for (const width of widths) expect(width).toBeGreaterThan(85);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  const caption = page.locator('[data-replay] [data-testid="prompt"]');
  await caption.waitFor();
  for (let move = 1; move <= 12; move++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => caption.innerText()).toContain(`Move ${move} of`);
  }
  const { overflow, cut } = await caption.evaluate((text) => ({
    overflow: getComputedStyle(text).textOverflow,
    cut: text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 1,
  }));
  expect([overflow, cut]).toEqual(['clip', false]);
  await page.close();
});

/** How many dots of a picture have the colour of the band below the names of buildings. */
function bandDots(page: Page): Promise<number> {
  return page.locator('dialog[open] img').evaluate(async (shown) => {
    const image = shown as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    let dots = 0;
    for (let i = 0; i < data.length; i += 4)
      if (Math.abs(data[i] - 71) < 6 && Math.abs(data[i + 1] - 55) < 6 && Math.abs(data[i + 2] - 41) < 6)
        dots++;
    return dots;
  });
}

test('the picture of a result has the styles of the page: names of buildings stand on their bands, by day', async () => {
  for (const theme of ['light', 'dark']) {
    const { page, errors } = await open({ liking: { ...BRISK, theme } });
    await openExample(page, example('creatures-dealt'));
    await page.locator('[data-share-picture]').click();
    await page.locator('[data-shared="saved"]').waitFor();
    // Nine buildings, each with a band of some 140 by 19 dots, a third of it letters.
    expect(await bandDots(page)).toBeGreaterThan(9 * 140 * 19 * 0.5);
    expect(errors).toEqual([]);
    await page.close();
  }
});

test('whoever shared a picture is told its name, and may copy it', async () => {
  const { page } = await open({ liking: BRISK });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openExample(
    page,
    lastQuestion((mine, other) => mine > other + 9),
  );
  await page.getByRole('button', { name: 'keep all – final scoring' }).click();
  await page.locator('[data-share-picture]').click();
  const status = page.locator('[data-shared]');
  await status.waitFor();
  expect(await status.innerText()).toMatch(/^Saved as furrow-[\d-]+\.png\./);
  await page.locator('[data-copy="picture"]').click();
  await expect.poll(() => status.innerText()).toContain('The picture is copied.');
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types: all }) => all),
  );
  expect(types).toContain('image/png');
  await page.close();
});

test('the result is offered as a picture of our own drawing', async () => {
  const { page, errors } = await open({ liking: { ...BRISK, theme: 'dark' } });
  await openExample(page, example('agricola-42'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-share-picture]').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^furrow-[\d-]+\.png$/);
  const png = readFileSync(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1200);
  expect(png.length).toBeGreaterThan(20_000);
  expect(errors).toEqual([]);
  await page.close();
});
