import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { animalFarm } from './animal-farms';
import { useSite } from './site';
import { BRISK, type OpenedPage, type Visit } from './visit';

const open = useSite();

const { text } = animalFarm();

/** A farm with sheep and cattle in several pastures; its owner is about to place a person. */
async function farm(visit: Visit = {}): Promise<OpenedPage> {
  const opened = await open({ liking: BRISK, ...visit });
  await opened.page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.furrow', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await opened.page.locator('[data-ask="work"]').waitFor({ state: 'attached' });
  return opened;
}

/** All herds by place and sort, with how many there are. */
function herds(page: Page): Promise<string[]> {
  return page
    .locator('[data-herd]')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-herd')}: ${one.getAttribute('aria-label')}`),
    );
}

async function middleOf(page: Page, selector: string): Promise<[number, number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.move(...(await middleOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, to)), { steps: 6 });
  await page.mouse.up();
}

/** A place that sheep leave, and one where cattle have room to spare; the first names of each sort. */
async function sorts(page: Page): Promise<{ sheep: string; cattle: string }> {
  const all = await herds(page);
  const named = (part: string) => all.find((one) => one.includes(part))?.split(':')[0] ?? '';
  return { sheep: named('2 sheep'), cattle: named('1 cattle') };
}

test('a sheep is dragged into another pasture, and the cattle there find another place', async () => {
  const { page, errors } = await farm();
  const { sheep, cattle } = await sorts(page);
  const log = await page.locator('[data-log]').innerText();
  await drag(page, `[data-herd="${sheep}"]`, `[data-herd="${cattle}"]`);
  const [place] = cattle.split(' ');
  await page.locator(`[data-herd="${place} sheep"]`).waitFor();
  expect((await herds(page)).filter((one) => one.includes('1 sheep'))).toHaveLength(2);
  await expect.poll(() => page.locator('[data-log]').innerText()).toBe(log);
  expect(errors).toEqual([]);
  await page.close();
});

test('a drop where no animal can be kept says why, and a drop outside of the farm means nothing', async () => {
  const { page, errors } = await farm();
  const { sheep } = await sorts(page);
  const before = await herds(page);
  await drag(page, `[data-herd="${sheep}"]`, '[data-part="farm"] [data-ground="c2"]');
  await page.locator('[data-kind="refused"]').filter({ hasText: 'No animal can be kept there.' }).waitFor();
  await drag(page, `[data-herd="${sheep}"]`, '[data-space]');
  await page.locator('[data-kind="refused"]').waitFor({ state: 'detached' });
  expect(await herds(page)).toEqual(before);
  expect(errors).toEqual([]);
  await page.close();
});

test('an animal is moved by two taps of a finger', async () => {
  const { page, errors } = await farm({ size: { width: 390, height: 844 }, touch: true });
  await page.locator('[data-to-pane="farm"]').tap();
  const { sheep, cattle } = await sorts(page);
  const [place] = cattle.split(' ');
  await page.locator(`[data-herd="${sheep}"]`).tap();
  await page.locator(`[data-herd="${sheep}"][aria-pressed="true"]`).waitFor();
  await page.locator(`[data-place="${place}"]`).tap();
  await page.locator(`[data-herd="${place} sheep"]`).waitFor();
  await expect.poll(() => page.locator('[data-place]').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});

test('an animal is moved with keys alone, and the focus goes with it', async () => {
  const { page, errors } = await farm();
  const { sheep, cattle } = await sorts(page);
  const [place] = cattle.split(' ');
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press('Tab');
    if (await page.locator(`[data-herd="${sheep}"]:focus`).count()) break;
  }
  await page.keyboard.press('Enter');
  await page.locator('[data-place]').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-place]').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.locator('[data-place]').first().waitFor();
  for (let stops = 0; stops < 30; stops++) {
    await page.keyboard.press('Tab');
    if (await page.locator(`[data-place="${place}"]:focus`).count()) break;
  }
  await page.keyboard.press('Enter');
  await page.locator(`[data-herd="${place} sheep"]:focus`).waitFor();
  expect(errors).toEqual([]);
  await page.close();
});
