import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openExample } from './example';
import { dice } from './player';
import { findPosition } from './position';
import { setUp } from './set-up';
import { type Sight, see } from './sight';
import { useSite } from './site';
import { typeLine } from './text-mode';
import { BRISK } from './visit';

const open = useSite();

/** Whether something of a kind has the focus. */
function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Presses Tab until something of a kind has the focus; the number of stops. */
async function tabTo(page: Page, selector: string): Promise<number> {
  for (let stops = 1; stops <= 40; stops++) {
    await page.keyboard.press('Tab');
    if (await hasFocus(page, selector)) return stops;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Does one thing with keys alone: presses the number of an answer, or goes somewhere with arrows and takes it. */
async function press(page: Page, { things }: Sight, random: () => number): Promise<void> {
  const numbered = things.filter(({ sort }) => sort === 'notation' || sort === 'confirm').length;
  const onTable = things.some(({ sort }) => ['space', 'card', 'cell', 'end', 'edge'].includes(sort));
  const confirms = things.some(({ sort }) => sort === 'confirm');
  if (numbered > 0 && (!onTable || random() < (confirms ? 0.8 : 0.4))) {
    await page.keyboard.press(String(1 + Math.floor(random() * Math.min(9, numbered))));
    return;
  }
  if (random() < 0.2) await page.keyboard.press('Escape');
  for (let steps = 1 + Math.floor(random() * 4); steps > 0; steps--)
    await page.keyboard.press(ARROWS[Math.floor(random() * ARROWS.length)]);
  await page.keyboard.press('Enter');
}

test('a whole game on the drawn table by keyboard alone', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-box="creatures"] button.primary').waitFor();
  await tabTo(page, '[data-box="creatures"] button.primary');
  await page.keyboard.press('Enter');
  const random = dice(7);
  let sight = await see(page);
  for (let pressed = 0; !sight.over; pressed++) {
    expect(pressed).toBeLessThan(600);
    await press(page, sight, random);
    sight = await see(page, sight.sign, 150);
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('a whole game alone in text mode, every move typed in notation', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await setUp(page, { box: 'agricola-revised', seats: 1 });
  await page.locator('[data-ask]').first().waitFor();
  await page.keyboard.press('t');
  const random = dice(8);
  const answers = page.locator('[data-text-asked] [data-notation]');
  const ending = page.locator('[data-ending]');
  for (let typed = 0; ; typed++) {
    await answers.or(ending).first().waitFor();
    if ((await ending.count()) > 0) break;
    expect(typed).toBeLessThan(600);
    const listed = await answers.evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-notation') ?? ''),
    );
    await typeLine(page, listed[Math.floor(random() * listed.length)]);
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('AG-V10 a draft on the drawn table by keyboard alone, and the stages of the rounds to come', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await setUp(page, { box: 'agricola-revised', seats: 2, options: { mode: 'base', hands: 'draft' } });
  const random = dice(9);
  const kept: string[] = [];
  let sight = await see(page);
  for (; sight.ask === 'keepCards'; sight = await see(page)) {
    expect(kept.length).toBeLessThan(14);
    for (let cards = Math.floor(random() * 3); cards >= 0; cards--)
      await tabTo(page, '[data-pack] [data-card][data-marked="true"]');
    kept.push(await page.evaluate(() => document.activeElement?.getAttribute('data-card') ?? ''));
    await page.keyboard.press('Enter');
    await page.locator('[data-ask] [data-confirm]:enabled').waitFor();
    await page.keyboard.press('1');
    await page.locator(`[data-pack] [data-card="${kept.at(-1)}"]`).waitFor({ state: 'detached' });
  }
  // The last card of each kind is what is left.
  expect(new Set(kept).size).toBe(12);
  expect(sight.ask).toBe('work');
  const held = await page
    .locator('[data-stack="hand"] [data-card]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''));
  expect(held.length).toBe(14);
  expect(held).toEqual(expect.arrayContaining(kept));

  await tabTo(page, '[data-space]');
  for (let steps = 0; !(await hasFocus(page, '[data-stage]')); steps++) {
    expect(steps).toBeLessThan(12);
    await page.keyboard.press(steps % 2 === 0 ? 'ArrowUp' : 'ArrowRight');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: 'The stages' }).waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('where cards are the answers, numbers choose them', async () => {
  const { page, errors } = await open({ liking: BRISK });
  const { text } = findPosition({
    box: 'agricola-revised',
    options: { mode: 'base', decks: 'A,B' },
    seats: 2,
    is: ({ kind, domain }) => kind === 'occupation' && domain.moves().length > 1,
  });
  await openExample(page, text);
  const second = page.locator('[data-card][data-marked="true"]').nth(1);
  await second.waitFor();
  const id = await second.getAttribute('data-card');
  await page.keyboard.press('2');
  await expect.poll(() => page.locator(`[data-card="${id}"][data-marked="true"]`).count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});
