import { expect, test } from 'vitest';
import { audit } from './audit';
import { axeFindings } from './axe';
import { hasFocus } from './focus';
import { leaveAll, meet } from './online-meeting';
import { atTable, newGuest, newTable, sitDown } from './online-people';
import { useOwnServer } from './site';
import type { Page } from './visit';

const own = useOwnServer();

const SLOW = { pace: 'slow', days: 2, from: 8, to: 22 };

async function menu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator(`[data-menu="${entry}"]`).click();
}

/** Holds back what a page asks for at an address, until it is let go. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

async function expectGood(page: Page): Promise<void> {
  expect([...(await axeFindings(page)), ...(await audit(page))]).toEqual([]);
}

test('the waiting room, seats with a bot in it, its start, a menu that opens whole, and the game as text', async () => {
  const ann = await newGuest(own.browser, 'Ann');
  const letGo = await holdBack(ann.page, '**/OnlineMenu-*.js');
  const wanted = { game: 'agricola', options: { edition: 'revised', mode: 'beginner' }, seats: 3 };
  const link = await newTable(own.server.address, ann, wanted);
  await ann.page.goto(link);
  await ann.page.locator('[data-bot="1"]').selectOption('level-1');
  await ann.page.locator('[data-seat="1"]').getByText('Beginner', { exact: true }).first().waitFor();
  await ann.page.locator('[data-seat="0"]').getByRole('img', { name: 'here now' }).waitFor();
  await expectGood(ann.page);
  await ann.page.locator('[data-bot="2"]').selectOption('level-1');
  await ann.page.locator('[data-start]').waitFor();
  await ann.page.goto(`${own.server.address}#/online`);
  await ann.page.locator('[data-table]', { hasText: 'You can start the game' }).waitFor();
  await ann.page.goto(link);
  await ann.page.locator('[data-start]').click();
  await ann.page.locator('[data-ask]').waitFor();
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  expect(await ann.page.locator('[data-menu]').count()).toBe(0);
  letGo();
  await ann.page.locator('[data-menu="resign"]').waitFor();
  await ann.page.locator('[data-menu="text"]').click();
  await ann.page.locator('[data-text-mode] [data-chat]').waitFor();
  await expectGood(ann.page);
  expect(ann.errors).toEqual([]);
  await ann.context.close();
});

test('a table that comes when somebody has gone on to another one does not take them back', async () => {
  const ann = await newGuest(own.browser, 'Ann');
  const { page } = ann;
  const wanted = { game: 'creatures', options: {}, seats: 2 };
  const [left, next] = [
    await newTable(own.server.address, ann, wanted),
    await newTable(own.server.address, ann, wanted),
  ];
  const facts = `**/api/tables/${left.slice(-16)}`;
  const letGo = await holdBack(page, facts);
  const asked = page.waitForRequest(facts);
  await page.goto(left);
  await asked;
  await page.goto(next);
  await page.locator('[data-waiting-room]').waitFor();
  const answered = page.waitForResponse(facts);
  letGo();
  await (await answered).finished();
  // The engine hears this after all that the answer could have led to.
  await page.locator('[data-chat] input').fill('Here I am');
  await page.locator('[data-chat] input').press('Enter');
  await page.locator('[data-said]', { hasText: 'Here I am' }).waitFor();
  expect([page.url(), ann.errors]).toEqual([next, []]);
  await ann.context.close();
});

test('the waiting room of a live table: the host frees the seat of who is away; it says whom the start waits for, and starts when they come', async () => {
  const [ann, bob, cleo] = await Promise.all(
    ['Ann', 'Bob', 'Cleo'].map((name) => newGuest(own.browser, name)),
  );
  const wanted = { game: 'agricola', options: {}, seats: 3, pace: { pace: 'live', bank: 600, increment: 5 } };
  const link = await newTable(own.server.address, ann, wanted);
  const lobby = `${own.server.address}#/online`;
  await ann.page.goto(link);
  const says = (page: Page) => page.locator('[data-start-line]').innerText();
  await expect
    .poll(() => says(ann.page))
    .toBe('The game starts as soon as every seat is taken and everybody is at the table.');
  await sitDown(bob, link);
  const seat = ann.page.locator('[data-seat="1"]');
  await seat.getByRole('img', { name: 'here now' }).waitFor();
  await seat.getByRole('button', { name: 'Send Bob away' }).waitFor();
  await bob.page.goto(lobby);
  await seat.getByRole('img', { name: 'away' }).waitFor();
  await expectGood(ann.page);
  await seat.getByRole('button', { name: 'Free the seat of Bob' }).press('Enter');
  await seat.getByText('free', { exact: true }).waitFor();
  await expect.poll(() => hasFocus(seat.locator('select'))).toBe(true);
  await bob.page.goto(link);
  const [sit, standUp] = [bob.page.locator('[data-sit]').first(), bob.page.locator('[data-leave]')];
  await sit.press('Enter');
  await expect.poll(() => standUp.count()).toBe(1);
  await expect.poll(() => hasFocus(standUp)).toBe(true);
  await standUp.press('Enter');
  await sit.waitFor();
  await expect.poll(() => hasFocus(sit)).toBe(true);
  await sit.press('Enter');
  await seat.getByRole('img', { name: 'here now' }).waitFor();

  await ann.page.goto(lobby);
  await ann.page.locator('[data-lobby="live"]').waitFor();
  await sitDown(cleo, link);
  for (const { page } of [bob, cleo]) {
    await page.locator('[data-seat="0"]').getByRole('img', { name: 'away' }).waitFor();
    await expect
      .poll(() => says(page))
      .toBe('Waiting for Ann. The game starts when everybody is at the table.');
    expect(await page.locator('[data-free]').count()).toBe(0);
  }
  await expectGood(cleo.page);
  const row = ann.page.locator('[data-table]', { hasText: 'Starts when everybody is at the table' });
  await row.getByRole('button', { name: 'Go to the table' }).click();
  await Promise.all([ann, bob, cleo].map(atTable));
  await leaveAll([ann, bob, cleo]);
});

test('whoever stands up last with the keyboard is told that the table is gone, and goes on from there', async () => {
  const ann = await newGuest(own.browser, 'Ann');
  const { page } = ann;
  await page.goto(await newTable(own.server.address, ann, { game: 'creatures', options: {}, seats: 2 }));
  await page.locator('[data-leave]').press('Enter');
  await page.locator('[data-dropped]').waitFor();
  await expect.poll(() => hasFocus(page.locator('[data-dropped]'))).toBe(true);
  await expectGood(page);
  await ann.context.close();
});

test('who is at the table is seen at its seats, as people come and go, and read in text mode', async () => {
  const { asked, other, link } = await meet(own.browser, own.server.address, SLOW);
  const dots = (name: string) => asked.page.getByRole('img', { name, exact: true });
  await expect.poll(() => dots('here now').count()).toBe(2);
  await expectGood(asked.page);
  await other.page.goto('about:blank');
  await dots('away').waitFor();
  await expect.poll(() => dots('here now').count()).toBe(1);
  await menu(asked.page, 'text');
  const farm = asked.page.locator('[data-text-seat]', { hasText: `Farm of ${other.name}` });
  await farm.getByText('away', { exact: false }).first().waitFor();
  await other.page.goto(link);
  await farm.getByText('here now', { exact: false }).first().waitFor();
  await Promise.all([asked.context.close(), other.context.close()]);
});

test('a game over days: an order is carried out, screens pass axe, the result says that the deal was fair', async () => {
  const { asked, other } = await meet(own.browser, own.server.address, SLOW);
  await menu(asked.page, 'orders');
  await asked.page.getByText('orders are for what comes after it').waitFor();
  await asked.page.getByRole('button', { name: 'Close' }).click();
  await menu(other.page, 'orders');
  await other.page.locator('[data-order="placement"]').first().selectOption('wood-3');
  await other.page.getByLabel('if at least this many goods are there').fill('3');
  await expectGood(other.page);
  await other.page.locator('dialog[open] button.primary').click();
  await other.page.getByText('Saved.').first().waitFor();
  await other.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await menu(other.page, 'orders');
  const given = other.page.locator('[data-given]');
  await given.getByText('goods: 3 or more').waitFor();
  await expect.poll(() => given.count()).toBe(1);
  await expect.poll(() => other.page.locator('[data-order="placement"]').first().inputValue()).toBe('wood-3');
  await other.page.locator('[data-order="forced"]').check();
  await other.page.locator('dialog[open] button.primary').click();
  await other.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await menu(other.page, 'orders');
  await given.nth(1).waitFor();
  await expectGood(other.page);
  await other.page.locator('[data-given="forced"] button').click();
  await other.page.locator('[data-given="forced"]').waitFor({ state: 'detached' });
  expect(await other.page.locator('[data-order="forced"]').isChecked()).toBe(false);
  await expect.poll(() => other.page.locator('h2:focus').innerText()).toBe('Standing orders');
  await expect.poll(() => given.count()).toBe(1);
  await other.page.getByRole('button', { name: 'Close' }).click();
  await asked.page.locator('[data-space="stone-2"]').click();
  const log = asked.page.locator('[data-log]');
  await log.getByText(`${other.name} places a worker`).waitFor();
  await asked.page.locator('[data-ask]').waitFor();
  await expect.poll(() => log.innerText()).toContain('3 wood');

  await asked.page.locator('[data-open-chat]').click();
  await asked.page.locator('[data-chat] input').fill('Until tomorrow!');
  await asked.page.locator('[data-chat] input').press('Enter');
  await other.page.locator('[data-open-chat]').click();
  await other.page.getByText('Until tomorrow!').waitFor();
  await menu(asked.page, 'offer-end');
  await other.page.locator('[data-offer="end"]:visible').waitFor();
  await expectGood(other.page);
  await other.page.locator('[data-yes]:visible').click();
  await asked.page.locator('[data-deal="fits"]').waitFor();
  await expectGood(asked.page);
  expect([...asked.errors, ...other.errors]).toEqual([]);
  await Promise.all([asked.context.close(), other.context.close()]);
});

test('an invitation says who invites and to what; a name is enough to sit down, and the start screen leads back to the game', async () => {
  const [ann, bob] = [await newGuest(own.browser, 'Ann'), await newGuest(own.browser, 'Bob')];
  const calls: string[] = [];
  bob.page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await bob.page.goto(own.server.address);
  await bob.page.locator('[data-box] button.primary').first().waitFor();
  expect(calls.filter((path) => path.startsWith('/api'))).toEqual([]);
  const wanted = { game: 'agricola', options: { edition: 'revised', mode: 'base', decks: 'A,B' }, seats: 2 };
  const link = await newTable(own.server.address, ann, wanted);
  await ann.page.goto(link);
  await bob.page.goto(link);
  await bob.page.getByRole('heading', { name: 'Ann invites you to a game' }).waitFor();
  const which = bob.page.locator('[data-invited-to]');
  await which.getByRole('heading', { name: 'Agricola · revised edition' }).waitFor();
  await expect.poll(() => which.innerText()).toContain('decks A and B');
  await expectGood(bob.page);
  await bob.page.locator('[data-name-form] input').fill('Bob');
  await bob.page.getByRole('button', { name: 'Sit down here' }).click();
  await atTable(ann);
  await atTable(bob);
  await ann.page.goto(`${own.server.address}#/`);
  const running = ann.page.locator('[data-running-tables]');
  await running.getByText('Bob').first().waitFor();
  await expectGood(ann.page);
  await bob.page.getByText('Ann is away.').or(bob.page.locator('[data-ask]')).first().waitFor();
  await running.getByRole('button', { name: 'Go to the table' }).click();
  await atTable(ann);
  await leaveAll([ann, bob]);
});
