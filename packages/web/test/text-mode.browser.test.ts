import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUp } from './set-up';
import { useSite } from './site';
import { typeLine } from './text-mode';
import { BRISK } from './visit';

const open = useSite();

/** What answers the question; letting animals go is listed last and would go on for ever. */
const ANSWER = '[data-text-asked] [data-notation]:not([data-notation="release"])';

/** Types the number of one of the listed answers; false if the game is over. */
async function typeOnce(page: Page, n: number): Promise<boolean> {
  const ending = page.locator('[data-ending]');
  await page.locator(ANSWER).or(ending).first().waitFor();
  if ((await ending.count()) > 0) return false;
  const count = await page.locator(ANSWER).count();
  await typeLine(page, String((n % count) + 1));
  return true;
}

test('a whole game is played in text mode by keyboard alone', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-box="creatures"] button.primary').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-ask]').first().waitFor();
  await page.getByRole('region', { name: 'Pip (Bot: beginner)' }).getByText('Bot: beginner').waitFor();
  await page.keyboard.press('t');
  await page.locator('#command').waitFor();
  await page.locator('[data-text-seat="1"]').getByText('Bot: beginner').waitFor();
  for (let n = 0; await typeOnce(page, 5 * n + 2); n++) expect(n).toBeLessThan(400);
  await expect.poll(() => page.locator('[data-live="polite"]').innerText()).not.toBe('');
  expect(errors).toEqual([]);
  await page.close();
});

test('AG-V10 a draft in text mode tells the pack, to whom packs go and from whom they come, and is typed to its end', async () => {
  const { page, errors } = await open({ liking: { ...BRISK, textMode: true } });
  await setUp(page, { box: 'agricola-revised', seats: 3, options: { mode: 'base', hands: 'draft' } });
  await page.getByRole('heading', { name: 'Your pack: 7 cards' }).waitFor();
  await page.getByText(/^What you leave goes to .+\.$/).waitFor();
  await page.getByText(/^The next pack comes from .+\.$/).waitFor();
  const pack = page.getByRole('heading', { name: /^Your pack/ });
  let typed = 0;
  for (; (await pack.count()) > 0; typed++) {
    expect(typed).toBeLessThan(14);
    expect(await typeOnce(page, typed)).toBe(true);
  }
  // The last card of each kind is what is left.
  expect(typed).toBe(12);
  const hand = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Hand', exact: true }) });
  expect(await hand.locator('[data-card]').count()).toBe(14);

  // AG-V06: what is suggested is told in the table of the spaces.
  expect(await page.locator('[data-space] [data-suggested]').count()).toBe(0);
  await typeLine(page, 'markers on');
  await expect.poll(() => page.locator('[data-space] [data-suggested]').count()).toBe(3);
  expect(errors).toEqual([]);
  await page.close();
});

test('the move line completes, refuses with the reason, and plays; the focus comes back', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-box="creatures"] button.primary').click();
  await page.locator('[data-ask]').first().waitFor();
  await page.keyboard.press('/');
  await page.locator('[data-move-line]:focus').waitFor();
  await page.keyboard.type('stall');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  await page.locator('[data-move-line]').fill('wood-');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await page.close();
});

test('a lesson leads from step to step and puts other moves off kindly', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-lesson-offer="agricola"] button.primary').click();
  await page.locator('[data-lesson][data-step="1"]').waitFor();
  await page.locator('[data-space="forest"]').click();
  await page.locator('[data-kind="advice"]').waitFor();
  await page.locator('[data-space="grain-seeds"]').click();
  await page.locator('[data-lesson][data-step="2"]').waitFor();
  await page.reload();
  await page.locator('[data-lesson][data-step="2"]').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('why a space, an improvement, a card of the hand cannot be had is said in words', async () => {
  const { page, errors } = await open({ liking: { ...BRISK, textMode: true } });
  await setUp(page, { box: 'agricola-revised', seats: 1, options: { mode: 'base', decks: 'A,B' } });
  const reply = page.locator('section[aria-live]');
  const ask = async (line: string) => {
    const before = await reply.innerText();
    await page.locator('#command').fill(line);
    await page.keyboard.press('Enter');
    await expect.poll(() => reply.innerText()).not.toBe(before);
    return reply.innerText();
  };
  expect(await ask('why forest')).toMatch(/“forest” is possible/);
  expect(await ask('why farm-expansion')).toMatch(/wood/);
  expect(await ask('why well')).toMatch(/stone/);
  expect(await ask('why Fireplace (2 clay)')).toMatch(/clay/);
  const hand = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Hand', exact: true }) });
  const held = await hand.locator('[data-card]').first().getAttribute('data-card');
  const why = await ask(`why ${held}`);
  expect(why).toMatch(/\w+ \w+ \w+/);
  expect(why).not.toMatch(/not a move/);
  expect(await ask('why windmill')).toMatch(/not a move/);
  expect(errors).toEqual([]);
  await page.close();
});
