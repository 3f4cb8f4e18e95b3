import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from './axe';
import { BuiltServer } from './built-server';
import { gather, leaveAll } from './online-meeting';
import { atTable, type Guest } from './online-people';
import { Outsider } from './outsider';
import { type Browser, clearBrowser, openBrowser } from './visit';

const server = new BuiltServer();
let browser: Browser;

beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), server.start()]);
});

afterAll(async () => {
  await clearBrowser(browser);
  await server.close();
});

interface Facts {
  readonly phase: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Plays a game to its end through the doors for programs. */
async function playOut(people: readonly Outsider[], table: string): Promise<void> {
  let choose = 1;
  while ((await people[0].get<Facts>(`tables/${table}`))?.phase === 'playing')
    for (const one of people) for (let n = 0; n < 8 && (await one.answer(table, choose)); n++) choose += 7;
}

/** Goes from the end of a game to the chronicle. */
async function toChronicle({ page }: Guest): Promise<void> {
  await page.locator('[data-end] [data-campaign]').click();
  await page.locator('[data-chronicle]').waitFor();
}

test('AG-V64 two browsers play a campaign: what is kept is chosen in secret, and the server is killed between two games', async () => {
  const options = { edition: 'revised', mode: 'base', decks: 'A,B' };
  const table = { game: 'agricola', options, seats: 2, campaign: 1 };
  const { guests, link } = await gather(browser, server.address, ['Ann', 'Bob'], table, { offline: true });
  const [ann, bob] = guests;
  const people = await Promise.all(guests.map((guest) => Outsider.of(server.address, guest)));
  const first = link.slice(-16);
  await playOut(people, first);
  await ann.page.getByText('Campaign, Game 1').first().waitFor();

  // Ann keeps an occupation, if she has played one, and waits for Bob.
  await toChronicle(ann);
  expect(await ann.page.locator('[data-chronicle]').getAttribute('data-chronicle')).toBe('1');
  const cards = ann.page.locator('[data-keep]');
  const card = (await cards.count()) > 0 ? await cards.first().getAttribute('data-keep') : null;
  if (card !== null) await cards.first().check();
  await ann.page.locator('[data-ready]').click();
  await ann.page.getByText('Ready: Ann. Still awaited: Bob.').waitFor();
  expect(await axeFindings(ann.page)).toEqual([]);
  const seen = await people[1].get<Facts>(`tables/${first}`);
  expect(seen).toMatchObject({ ready: [0] });
  expect(seen).not.toHaveProperty('keeps');

  await server.kill();
  await server.start();
  await bob.page.reload();
  await atTable(bob);
  await toChronicle(bob);
  await bob.page.locator('[data-ready]').click();
  await atTable(bob);
  const next = bob.page.url().slice(-16);
  expect(next).not.toBe(first);
  await ann.page.locator('[data-next-game]').click();
  await atTable(ann);
  expect(ann.page.url().slice(-16)).toBe(next);
  const facts = await people[0].get<Facts>(`tables/${next}`);
  expect(facts).toMatchObject({ phase: 'playing', wish: { campaign: 2 } });
  expect(facts?.options['kept-occupations']).toBe(card === null ? 'none' : `1:${card}`);

  // The chronicle of the first game still leads to the second.
  await ann.page.goto(`${server.address}#/online/${first}/campaign`);
  await ann.page.locator('[data-next-game]').waitFor();
  await ann.page.locator(`[data-game] [data-table="${first}"]`).waitFor();
  const download = ann.page.waitForEvent('download');
  await ann.page.locator('[data-download]').click();
  expect((await download).suggestedFilename()).toMatch(/^campaign-.*\.furrow$/);
  await leaveAll(guests);
}, 120_000);
