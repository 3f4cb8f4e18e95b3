import { animalsOf } from '@furrow/agricola/farm/room';
import type { State } from '@furrow/agricola/state/state';
import { expect, test } from 'vitest';
import { findPosition } from './position';
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
    const { page, errors } = await open({ liking: { ...BRISK, motion } });
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.furrow', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.locator('[data-ask="feed"]').waitFor();
    await page.evaluate(() => {
      new MutationObserver(() => {
        const beats = document.querySelector('[data-beats]')?.getAttribute('data-beats');
        if (beats) document.body.dataset.played = beats;
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page.locator('[data-ask] [data-confirm]:enabled').click();
    await page.locator('[data-ask="work"]').waitFor();
    await page
      .locator('[data-live="polite"]')
      .filter({ hasText: 'Breeding phase' })
      .waitFor({ state: 'attached' });
    const played = await page.evaluate(() => document.body.dataset.played);
    expect(played).toBe(motion === 'on' ? 'feeding breeding' : undefined);
    await page.keyboard.press('Shift');
    expect(await page.locator('[data-beats]').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  });
}
