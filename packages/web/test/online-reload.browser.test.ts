import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { audit } from './audit';
import { axeFindings } from './axe';
import { meet } from './online-meeting';
import { atTable, type Guest } from './online-people';
import { useOwnServer } from './site';
import { useWire } from './wire';

const own = useOwnServer();
const wire = useWire(() => own.server.address);

const FREE = { pace: 'free' };
const OFFLINE = { offline: true };

async function goOffline(context: BrowserContext): Promise<void> {
  wire.cut();
  await context.setOffline(true);
}

async function comeBack(context: BrowserContext): Promise<void> {
  wire.mend();
  await context.setOffline(false);
}

/** Somebody without a network chooses a space and loads the page again, which then waits for the server; gives the space. */
async function choosesOffline({ page, context }: Guest): Promise<string> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await goOffline(context);
  await page.locator('[data-connection="offline"] p').waitFor();
  const space = page.locator('[data-space][data-marked="true"]').first();
  const chosen = await space.getAttribute('data-space');
  await space.click();
  await page.locator('[data-sending="true"]').waitFor({ state: 'attached' });
  await page.reload();
  await page.getByRole('status').getByText('The connection is lost').waitFor();
  return chosen ?? '';
}

/** What a person may ask of the server from elsewhere. */
async function elsewhere(guest: Guest, link: string) {
  const cookies = await guest.context.cookies();
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'x-furrow': '1',
    'content-type': 'application/json',
  };
  const door = `${own.server.address}api/tables/${link.slice(-16)}`;
  const moves = async () => {
    const { news } = (await (await fetch(`${door}/news`, { headers })).json()) as {
      news: { kind: string; text?: string }[];
    };
    return news.flatMap(({ kind, text }) => (kind === 'step' && text !== undefined ? [text] : []));
  };
  return { headers, door, moves };
}

test('a move that was made without a network is played when the page was loaded again and the network is back, once', async () => {
  const { asked, other, link } = await meet(own.browser, wire.address, FREE, OFFLINE);
  const { moves } = await elsewhere(asked, link);
  const before = await moves();
  const chosen = await choosesOffline(asked);
  expect(await moves()).toEqual(before);
  await comeBack(asked.context);
  await atTable(asked);
  await other.page.locator('[data-ask]').waitFor();
  expect((await moves()).slice(before.length)).toEqual([chosen]);
  await asked.page.reload();
  await atTable(asked);
  await asked.page.locator('[data-connection="online"][data-sending="false"]').waitFor({ state: 'attached' });
  expect((await moves()).slice(before.length)).toEqual([chosen]);
  expect([...asked.errors, ...other.errors]).toEqual([]);
  await Promise.all([asked.context.close(), other.context.close()]);
});

test('a move that was made without a network and comes too late after the page was loaded again is refused kindly', async () => {
  const { asked, other, link } = await meet(own.browser, wire.address, FREE, OFFLINE);
  const { door, headers } = await elsewhere(asked, link);
  await choosesOffline(asked);
  const decision = (await (await fetch(`${door}/decision`, { headers })).json()) as {
    number: number;
    moves: { move: string }[];
  };
  const act = { act: 'play', number: decision.number, move: decision.moves.at(-1)?.move };
  const body = JSON.stringify({ key: 'elsewhere', act });
  expect((await fetch(`${door}/acts`, { method: 'POST', headers, body })).status).toBe(200);
  await comeBack(asked.context);
  const notice = asked.page.locator('[data-kind="refused"]');
  await notice.getByText('What you did before the page reloaded came too late').waitFor();
  await other.page.locator('[data-ask]').waitFor();
  expect([...asked.errors, ...other.errors]).toEqual([]);
  await Promise.all([asked.context.close(), other.context.close()]);
});

test('whoever was logged out at a table logs in where they are asked who they are, and sits at it again', async () => {
  const { asked, other, link } = await meet(own.browser, own.server.address, FREE, OFFLINE);
  const { page } = asked;
  const { address } = own.server;
  const headers = { 'x-furrow': '1' };
  const account = { login: 'ann-again', password: 'seven geese on a wet roof' };
  expect((await page.request.post(`${address}api/me/account`, { headers, data: account })).ok()).toBe(true);
  expect((await page.request.delete(`${address}api/sessions/current`, { headers })).ok()).toBe(true);
  await page.locator('[data-connection="ended"]').getByRole('button', { name: 'Open it again' }).click();
  await page.locator('[data-name-form]').waitFor();
  await page.getByText('I have an account').click();
  const form = page.locator('[data-form="log-in"]');
  await form.getByLabel('Login').fill(account.login);
  await form.getByLabel('Password').fill(account.password);
  expect([...(await axeFindings(page)), ...(await audit(page))]).toEqual([]);
  await form.locator('button.primary').click();
  await page.locator('[data-ask]').waitFor();
  expect(page.url()).toBe(link);
  expect([...asked.errors, ...other.errors]).toEqual([]);
  await Promise.all([asked.context.close(), other.context.close()]);
});
