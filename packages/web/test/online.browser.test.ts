import { howMany } from '@furrow/testkit/how-many';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pilot, pilotAll, rest } from './autopilot';
import { BuiltServer } from './built-server';
import { atTable, type Guest, newGuest, newTable, sitDown } from './online-people';
import { Outsider } from './outsider';
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

/** Far more than a game has. */
const ALL = 10_000;

/** Who won and how everybody scored, as a page shows it. */
async function resultOn(page: Page): Promise<string[]> {
  await page.locator('[data-end] tfoot').first().waitFor();
  return page.locator('h1, tfoot').allInnerTexts();
}

/** Everybody sees the same result, and the page has checked that the deal was fair. */
async function expectSameEnd(guests: readonly Guest[]): Promise<void> {
  const results = await Promise.all(guests.map(({ page }) => resultOn(page)));
  const totals = results.map(([, total]) => total);
  expect(totals[0]).toMatch(/\d/);
  expect(new Set(totals).size).toBe(1);
  // Whoever has won is told so, everybody else by name.
  const said = new Map(guests.map(({ name }, i) => [name, results[i][0]]));
  const named = [...said.values()].filter((title) => !title.startsWith('You win'));
  expect(new Set(named).size).toBe(1);
  const [winner] = [...said].filter(([, title]) => !named.includes(title));
  if (winner !== undefined) expect(named[0].startsWith(`${winner[0]} wins`)).toBe(true);
  for (const { page, errors } of guests) {
    await page.locator('[data-deal="fits"]').waitFor();
    expect(errors).toEqual([]);
  }
}

/** What of a page and of the parts beside the game must be scrolled to be seen. */
function reachesBeyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const side = document.querySelector('[data-online-side]');
    const bottom = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [
      ...(scrollHeight > innerHeight ? ['the page, downwards'] : []),
      ...(scrollWidth > innerWidth ? ['the page, to the right'] : []),
      ...[...(side?.querySelectorAll('button, input, time') ?? [])]
        .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom > bottom || box.right > innerWidth)
        .map(({ text }) => text),
    ];
  });
}

const pagesOf = (guests: readonly Guest[]) => guests.map(({ page }) => page);

test('two browsers play a whole game through a link: a reload, a lost network and a killed server lose nothing', async () => {
  const [ann, bob] = await Promise.all(
    ['Ann', 'Bob'].map((name) => newGuest(browser, name, { offline: true })),
  );
  const both = [ann.page, bob.page];
  const link = await newTable(server.address, ann, {
    game: 'creatures',
    options: { buildings: '12' },
    seats: 2,
  });
  await ann.page.goto(link);
  await ann.page.locator('[data-waiting-room]').waitFor();
  await sitDown(bob, link);
  await Promise.all([atTable(ann), atTable(bob)]);
  await pilotAll(both, 8, 1);

  await ann.page.reload();
  await atTable(ann);
  await pilotAll(both, 8, 2);

  await bob.context.setOffline(true);
  await bob.page.locator('[data-connection="offline"] p').waitFor();
  const isBobAsked = (await bob.page.locator('[data-ask]').count()) > 0;
  const meanwhile = [pilot(ann.page, 3, 3), pilot(bob.page, 3, 4)];
  // Whoever is asked answers: Bob, of which nobody hears, or Ann, of which he does not hear.
  if (isBobAsked) await bob.page.locator('[data-sending="true"]').waitFor({ state: 'attached' });
  else await Promise.race([meanwhile[0], ann.page.locator('[data-ask]').waitFor({ state: 'detached' })]);
  await bob.context.setOffline(false);
  await bob.page.locator('[data-connection="online"]').waitFor({ state: 'attached' });
  await Promise.race(meanwhile);
  await rest(both);
  await Promise.all(meanwhile);

  const during = [pilot(ann.page, ALL, 5), pilot(bob.page, ALL, 6)];
  await server.kill();
  await Promise.all(both.map((page) => page.locator('[data-connection="offline"] p').waitFor()));
  await server.start();
  await Promise.all(during);
  await expectSameEnd([ann, bob]);

  await ann.page.locator('[data-rematch]').click();
  await ann.page.locator('[data-waiting-room]').waitFor();
  await bob.page.getByRole('button', { name: 'Go to the next game' }).click();
  await bob.page.locator('[data-sit]').click();
  await Promise.all([ann, bob].map(({ page }) => page.locator('[data-version]:not([data-end])').waitFor()));
  await Promise.all([ann.context.close(), bob.context.close()]);
}, 180_000);

/** One offers to end the game, and all others agree. */
async function agreeToEnd(guests: readonly Guest[], link: string): Promise<void> {
  const table = link.slice(-16);
  const [host, ...others] = await Promise.all(guests.map((guest) => Outsider.of(server.address, guest)));
  expect((await host.act(table, { act: 'offer', wants: { what: 'end' } })).ok).toBe(true);
  const facts = await host.get<{ readonly offers: readonly { readonly offer: number }[] }>(`tables/${table}`);
  const offer = facts?.offers[0].offer;
  for (const other of others)
    expect((await other.act(table, { act: 'vote', offer, yes: true })).ok).toBe(true);
}

/** So many answers somebody gives while the server is killed: in the long checks all that are left. */
const LAST_ANSWERS = howMany(4, ALL);

test('four browsers play a revised game with hand cards to its end, or until all agree to end it; whoever watches sees no hand', async () => {
  const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
  const guests = await Promise.all(names.map((name) => newGuest(browser, name)));
  const [host, ...others] = guests;
  const options = { edition: 'revised', mode: 'base', decks: 'A,B' };
  const pace = { pace: 'live', bank: 36_000, increment: 0 };
  const link = await newTable(server.address, host, { game: 'agricola', options, seats: 4, pace });
  await host.page.goto(link);
  for (const guest of others) await sitDown(guest, link);
  await Promise.all(guests.map(atTable));
  await expectNoHand(link, guests);
  await pilotAll(pagesOf(guests), 3, 11);
  await host.page.locator('[data-open-chat]').click();
  for (const { page } of guests) await expect.poll(() => reachesBeyond(page)).toEqual([]);

  const during = pilotAll(pagesOf(guests), LAST_ANSWERS, 20);
  await server.kill();
  await Promise.all(guests.map(({ page }) => page.locator('[data-connection="offline"] p').waitFor()));
  await server.start();
  await during;
  if (LAST_ANSWERS < ALL) await agreeToEnd(guests, link);
  await expectSameEnd(guests);
  await Promise.all(guests.map(({ context }) => context.close()));
}, 600_000);

/** The ids of the cards that a page shows. */
async function cardsOn(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card));
}

async function expectNoHand(link: string, players: readonly Guest[]): Promise<void> {
  const watcher = await newGuest(browser, 'Eve');
  await watcher.page.goto(link);
  await watcher.page.locator('[data-watch]').click();
  await atTable(watcher);
  const seen = await cardsOn(watcher.page);
  for (const { page } of players) {
    const hand = page.locator('[data-stack="hand"] [data-card]');
    await hand.first().waitFor();
    const held = await hand.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card));
    expect(held).toHaveLength(14);
    expect(held.filter((card) => seen.includes(card))).toEqual([]);
  }
  expect(await watcher.page.locator('[data-stack="hand"]').count()).toBe(0);
  expect(await watcher.page.locator('[data-ask]').count()).toBe(0);
  await watcher.context.close();
}
