import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUp } from './set-up';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

const LARGE = { width: 1280, height: 720 };
const SIZES = [LARGE, { width: 1024, height: 768 }, { width: 1920, height: 1080 }];

/** Whether two things on the screen cover each other. */
async function cover(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('it is not on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** How many pixels of what a lesson says must be scrolled for, and how far its first line reaches over the bar below it. */
function hiddenIn(page: Page) {
  return page.locator('section[data-lesson]').evaluate((text) => {
    const why = text.querySelector('section');
    const [step, bar] = [text.querySelector('p'), text.querySelector('progress')];
    if (why === null || step === null || bar === null) throw new Error('the lesson says nothing');
    const over = step.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
    return { below: Math.max(0, why.scrollHeight - why.clientHeight), over: Math.max(0, Math.round(over)) };
  });
}

const LESSONS = ['creatures', 'agricola', 'fences', 'harvest', 'cards', 'buildings'];

test.each(LESSONS)(
  'all that the lesson %s says is read without scrolling, on all larger screens',
  async (id) => {
    const { page, errors } = await open({ liking: BRISK });
    const found: unknown[] = [];
    await page.locator(`[data-lesson-offer="${id}"] button`).first().click();
    const lesson = page.locator(`section[data-lesson="${id}"]`);
    await lesson.waitFor();
    for (;;) {
      const now = await lesson.getAttribute('data-step');
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const hidden = await hiddenIn(page);
        if (hidden.below > 1 || hidden.over > 0) found.push({ id, now, size, ...hidden });
      }
      await page.setViewportSize(LARGE);
      const show = lesson.locator('[data-show]');
      if ((await show.count()) === 0) break;
      // The step may end by itself while its button is looked for.
      while ((await lesson.getAttribute('data-step')) === now)
        await show.click({ timeout: 2000 }).catch(() => undefined);
      // The others answer before the next step can be done.
      await expect.poll(() => lesson.locator('div > span').count()).toBe(0);
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  },
);

test('a hint for an edge points at the farm, and lies beside the offer and what is put together', async () => {
  const { page, errors } = await open({ liking: BRISK, size: LARGE });
  await setUp(page, { box: 'creatures', seats: 2, deal: 3 });
  await page.locator('[data-space="walls"]').click();
  await page.locator('[data-hint]').click();
  const list = page.getByTestId('advice');
  await list.waitFor();
  const line = list.locator('button[data-notation^="border"]').first();
  expect(await line.locator('svg').count()).toBe(1);
  expect(await line.locator('b > span').getAttribute('class')).toBe('unseen');
  await line.hover();
  await page.locator('[data-preview-edges]').waitFor({ state: 'attached' });
  expect(await cover(list, page.locator('[data-ask] p').first())).toBe(false);
  expect(await cover(list, page.locator('[data-card="half-timbered-house"]').first())).toBe(false);
  expect(await cover(list, page.locator('[data-card="shelter"]').first())).toBe(false);
  expect(errors).toEqual([]);
  await page.close();
});
