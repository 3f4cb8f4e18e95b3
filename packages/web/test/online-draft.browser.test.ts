import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BuiltServer } from './built-server';
import { atTable, type Guest, newGuest, newTable, sitDown } from './online-people';
import { type Browser, clearBrowser, openBrowser, type Page } from './visit';

const server = new BuiltServer();
let browser: Browser;

beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), server.start()]);
});

afterAll(async () => {
  await clearBrowser(browser);
  await server.close();
});

/** The ids of the cards in the pack on a page. */
async function packOn(page: Page): Promise<string[]> {
  return page
    .locator('[data-pack] [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
}

/** Waits for a pack of so many cards that is still to be chosen from. */
async function packOf(page: Page, cards: number): Promise<string[]> {
  await page.locator('[data-pack][data-answered="false"]').waitFor();
  await expect.poll(() => packOn(page), { timeout: 30_000 }).toHaveLength(cards);
  return packOn(page);
}

/** Keeps a card of the pack, by its place in it; gives its id. */
async function keep(page: Page, at: number): Promise<string> {
  const card = page.locator('[data-pack] [data-card]').nth(at);
  const id = (await card.getAttribute('data-card')) ?? '';
  await card.click();
  await page.locator('[data-confirm]:enabled').click();
  return id;
}

/** The same by keys alone: Tab to the card, Space, Tab to what confirms it, Enter. */
async function keepByKeys(page: Page, at: number): Promise<string> {
  const id = (await packOn(page))[at];
  await tabTo(page, `[data-pack] [data-card="${id}"]`);
  await page.keyboard.press('Space');
  await page.locator('[data-confirm]:enabled').waitFor();
  await tabTo(page, '[data-confirm]');
  await page.keyboard.press('Enter');
  return id;
}

/** Presses Tab until something has the focus; every stop on the page comes within so many. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Everybody keeps a card of packs of so many; whoever sits last uses no pointer. */
async function keepAll(guests: readonly Guest[], cards: number): Promise<string[]> {
  return Promise.all(
    guests.map(async ({ page }, seat) => {
      await packOf(page, cards);
      const at = (seat + cards) % cards;
      return seat === guests.length - 1 ? keepByKeys(page, at) : keep(page, at);
    }),
  );
}

/** Whether a text that lies above the cards can be read: nothing else is on top, and nothing shines through. */
function liesOnPaper(text: Locator): Promise<boolean> {
  return text.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const sheet = one.closest('details > :not(summary)');
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return sheet?.contains(onTop) === true && getComputedStyle(sheet).backgroundColor !== 'rgba(0, 0, 0, 0)';
  });
}

test('AG-V12 four browsers draft of eight: a choice is changed, a page is loaded again and the server is killed in the middle', async () => {
  const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
  const guests = await Promise.all(names.map((name) => newGuest(browser, name)));
  const [host, ...others] = guests;
  const options = { edition: 'revised', mode: 'base', decks: 'A,B', hands: 'draft-eight' };
  const link = await newTable(server.address, host, { game: 'agricola', options, seats: 4 });
  await host.page.goto(link);
  for (const guest of others) await sitDown(guest, link);
  await Promise.all(guests.map(atTable));
  const kept = guests.map((): string[] => []);
  const round = async (cards: number) =>
    (await keepAll(guests, cards)).forEach((id, seat) => {
      kept[seat].push(id);
    });

  // Ann chooses, looks again and chooses another card; nobody else sees more than that she has chosen.
  const packs = await Promise.all(guests.map(({ page }) => packOf(page, 8)));
  expect(new Set(packs.flat()).size).toBe(32);
  await host.page.locator('[data-card-results] summary').click();
  const first = host.page.locator('[data-card-results] dd').first();
  expect(await first.innerText()).toMatch(/played \d+ times/);
  expect(await liesOnPaper(first)).toBe(true);
  // Log and chat take no room from the cards, and fold what else is unfolded.
  await host.page.locator('[data-talk] > summary').click();
  await host.page.locator('[data-talk] [data-log]').getByText('is the starting player').waitFor();
  await expect.poll(() => first.isVisible()).toBe(false);
  await host.page.locator('[data-talk] > summary').click();
  await keep(host.page, 0);
  await host.page.locator('[data-pack] [data-notation="take-back"]').click();
  const second = await keep(host.page, 1);
  await host.page.reload();
  await atTable(host);
  await host.page.locator('[data-pack][data-answered="true"]').waitFor();
  expect(await host.page.locator('[data-pack] [aria-pressed="true"]').getAttribute('data-card')).toBe(second);
  for (const { page } of others) expect(await page.content()).not.toContain(`"${second}"`);
  const rest = await Promise.all(others.map(({ page }) => keep(page, 3)));
  [second, ...rest].forEach((id, seat) => kept[seat].push(id));

  // What Ann left has gone to her left.
  expect(await packOf(others[0].page, 7)).toEqual(packs[0].filter((id) => id !== second));
  await round(7);
  await packOf(others[2].page, 6);
  const chosen = await keep(others[2].page, 0);
  await others[2].page.locator('[data-pack][data-answered="true"]').waitFor();
  await server.kill();
  await Promise.all(guests.map(({ page }) => page.locator('[data-connection="offline"] p').waitFor()));
  await server.start();
  await others[2].page.locator('[data-pack][data-answered="true"]').waitFor();
  const three = guests.slice(0, 3);
  (await keepAll(three, 6)).forEach((id, seat) => kept[seat].push(id));
  kept[3].push(chosen);
  for (const cards of [5, 4, 3, 2, 8, 7, 6, 5, 4, 3, 2]) await round(cards);

  for (const [seat, { page, errors }] of guests.entries()) {
    await page.locator('[data-pack]').waitFor({ state: 'detached' });
    await page.locator('[data-stack="hand"] [data-card]').nth(13).waitFor({ state: 'attached' });
    const hand = await page
      .locator('[data-stack="hand"] [data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
    expect(hand.toSorted()).toEqual(kept[seat].toSorted());
    expect(errors).toEqual([]);
  }
  await Promise.all(guests.map(({ context }) => context.close()));
}, 300_000);
