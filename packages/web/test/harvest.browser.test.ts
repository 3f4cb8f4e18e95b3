import { animalsOf } from '@furrow/agricola/farm/room';
import type { State } from '@furrow/agricola/state/state';
import { expect, test } from 'vitest';
import { openExample } from './example';
import { findPosition } from './position';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

/** Somebody alone feeds the family, and animals are about to breed. */
const { text } = findPosition({
  box: 'agricola-revised',
  seats: 1,
  prefers: (words) => /^(fencing|fence|pasture|sheep-market|forest|keep|day-laborer|fishing)/.test(words),
  is: (decision, { state }) =>
    decision.question().ask === 'feed' &&
    animalsOf((state as State).players[decision.seat]).some((n) => n >= 2),
});

for (const motion of ['on', 'off'] as const) {
  test(`with motion ${motion}, a harvest ${motion === 'on' ? 'plays its parts until somebody taps' : 'is only told'}`, async () => {
    const { page, errors } = await open({ liking: { ...BRISK, pace: 'normal', motion } });
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.furrow', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.locator('[data-ask="feed"]').waitFor();
    await page.evaluate(() => {
      new MutationObserver(() => {
        const beats = document.querySelector('[data-beats]')?.getAttribute('data-beats');
        if (!beats) return;
        document.body.dataset.played = beats;
        document.body.dataset.rounds += ` ${document.querySelector('header h1')?.textContent}`;
      }).observe(document.body, { subtree: true, childList: true });
    });
    const round = await page.locator('header h1').textContent();
    await page.evaluate(() => {
      document.body.dataset.rounds = '';
    });
    await page.locator('[data-ask] [data-confirm]:enabled').click();
    await page.locator('[data-ask="work"]').waitFor();
    await page
      .locator('[data-live="polite"]')
      .filter({ hasText: 'Breeding phase' })
      .waitFor({ state: 'attached' });
    const played = await page.evaluate(() => document.body.dataset.played);
    expect(played).toBe(motion === 'on' ? 'feeding breeding' : undefined);
    // While it plays, the round before is on the table.
    const during = await page.evaluate(() => document.body.dataset.rounds ?? '');
    expect(during.replaceAll(round ?? '', '').trim()).toBe('');
    expect(await page.locator('header h1').textContent()).not.toBe(round);
    await page.keyboard.press('Shift');
    expect(await page.locator('[data-beats]').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  });
}

test('nobody who wants no pauses waits for a harvest', async () => {
  const { page } = await open({ liking: { ...BRISK, motion: 'on' } });
  await openExample(page, text);
  await page.locator('[data-ask="feed"]').waitFor();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-beats], [data-new-round]')) document.body.dataset.played = 'true';
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.locator('[data-ask] [data-confirm]:enabled').click();
  await page.locator('[data-ask="work"]').waitFor();
  expect(await page.evaluate(() => document.body.dataset.played)).toBe(undefined);
  await page.close();
});

test('a tap during a harvest ends it and does nothing else', async () => {
  const { page } = await open({ liking: { ...BRISK, pace: 'slow', motion: 'on' } });
  await openExample(page, text);
  await page.locator('[data-ask="feed"]').waitFor();
  await page.locator('[data-ask] [data-confirm]:enabled').click();
  await page.locator('[data-beats]').waitFor({ state: 'attached' });
  await page.locator('[data-space="forest"]').click({ force: true });
  await page.locator('[data-ask="work"]').waitFor();
  expect(await page.locator('[data-beats]').count()).toBe(0);
  await see(page);
  expect(await page.locator('[data-taken="true"]').count()).toBe(0);
  await page.close();
});

test('on a phone, where no farm is in sight, a harvest is told above the board', async () => {
  const { page, errors } = await open({
    size: { width: 390, height: 844 },
    touch: true,
    liking: { ...BRISK, pace: 'normal', motion: 'on' },
  });
  await openExample(page, text);
  await page.locator('[data-ask="feed"]').waitFor();
  await page.locator('[data-ask] [data-confirm]:enabled').tap();
  await page.locator('[data-beats]').getByText('Feeding phase').waitFor();
  await page.locator('[data-beats]').getByText('Breeding phase').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});
