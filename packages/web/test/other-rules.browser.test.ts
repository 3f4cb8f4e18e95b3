import { rulesIdentity } from '@furrow/kernel/rules-identity';
import type { StaticFile } from '@furrow/server/static-files';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveAll, meet } from './online-meeting';
import { atTable, type Guest } from './online-people';
import { type OwnServer, startOwnServer } from './own-server';
import { builtFiles } from './site';
import { clearBrowser, openBrowser } from './visit';

const OWN = rulesIdentity ?? '';
const NEXT = 'fedcba9876543210';
const FORMER = '0123456789abcdef';
const FREE = { pace: 'free' };
const OFFLINE = { offline: true };

const built = builtFiles();
/** The page of the next build. */
const next = pageOf(NEXT);
/** The page of a former build, which does not know what it is called that a space is used. */
const former = pageOf(FORMER, (text) => text.replace(/\bused:(?=\{seat:[^{}]*worker:)/, 'taken:'));
const files = new Map([...former, ...next, ...built]);
let rules = OWN;
let browser: Browser;
let server: OwnServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startOwnServer(files, {}, () => rules)]);
});
afterAll(async () => {
  await clearBrowser(browser);
  await server.close();
});

/** The page of another build: its files lie elsewhere, its rules stand in them, and perhaps something else is different. */
function pageOf(rulesThen: string, changed = (text: string) => text): ReadonlyMap<string, StaticFile> {
  const moved = (text: string) => text.replaceAll('assets/', `assets-${rulesThen}/`);
  const fileThen = (path: string, file: StaticFile): StaticFile => {
    if (!/\.(js|css)$|^\/$/.test(path)) return file;
    const text = changed(moved(file.plain.toString('utf8')).replaceAll(OWN, rulesThen));
    return { ...file, plain: Buffer.from(text), gzip: undefined, tag: `"${path} ${rulesThen}"` };
  };
  return new Map([...built].map(([path, file]) => [moved(path), fileThen(path, file)]));
}

/** The server comes up with other rules and a page that has come with them, or has not. */
function update(identity: string, page: ReadonlyMap<string, StaticFile>): void {
  rules = identity;
  for (const path of ['/', '/sw.js']) {
    const file = page.get(path);
    if (file !== undefined) files.set(path, file);
  }
}

/** The connection breaks and comes back, as it does when a server is started again. */
async function reconnect({ page, context }: Guest): Promise<void> {
  await context.setOffline(true);
  await page.locator('[data-connection="offline"]').waitFor({ state: 'attached' });
  await context.setOffline(false);
  await page.locator('[data-connection="online"]').waitFor({ state: 'attached' });
}

/** How often a page is loaded from now on. */
function loads({ page }: Guest): { count: number } {
  const loaded = { count: 0 };
  page.on('load', () => loaded.count++);
  return loaded;
}

test('an older page is told of a newer server, and loads itself again when nothing is lost by it', async () => {
  update(OWN, built);
  const { asked, other } = await meet(browser, server.address, FREE, OFFLINE);
  const [atAsked, atOther] = [loads(asked), loads(other)];
  await asked.page.locator('[data-space="walls"]').click();
  await asked.page.locator('[data-edge]').first().click();
  await asked.page.locator('[data-confirm]').waitFor();

  update(NEXT, next);
  await Promise.all([reconnect(asked), reconnect(other)]);
  await asked.page.getByText('The server has been updated.').waitFor();
  await expect.poll(() => atOther.count).toBe(1);
  expect(atAsked.count).toBe(0);

  await asked.page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => atAsked.count).toBe(1);
  for (const guest of [asked, other]) {
    await atTable(guest);
    await guest.page.locator('[data-connection="online"]').waitFor({ state: 'attached' });
    expect(await guest.page.locator('[data-other-rules]').count()).toBe(0);
  }
  await asked.page.locator('[data-ask]').waitFor();
  expect([atAsked.count, atOther.count]).toEqual([1, 1]);
  await leaveAll([asked, other]);
});

test('a page that still does not fit the server when it was loaded again says so, and stays', async () => {
  update(OWN, built);
  const { asked, other } = await meet(browser, server.address, FREE, OFFLINE);
  const loaded = loads(asked);
  update('0000000000000000', built);
  await reconnect(asked);
  await asked.page.locator('[data-other-rules="stay"]').waitFor();
  await asked.page.getByText('are not on the same version').waitFor();
  expect(loaded.count).toBe(1);
  await asked.page.locator('[data-space][data-marked="true"]').first().click();
  await reconnect(asked);
  await new Promise((go) => setTimeout(go, 3000));
  expect(loaded.count).toBe(1);
  rules = OWN;
  await reconnect(asked);
  await expect.poll(() => asked.page.locator('[data-other-rules]').count()).toBe(0);
  await leaveAll([asked, other]);
});

test('a newer page at an older server becomes that of the server', async () => {
  update(NEXT, next);
  const { asked, other } = await meet(browser, server.address, FREE, OFFLINE);
  const loaded = loads(asked);
  update(OWN, built);
  await reconnect(asked);
  await expect.poll(() => loaded.count).toBe(1);
  await atTable(asked);
  await asked.page.locator('[data-connection="online"]').waitFor({ state: 'attached' });
  expect(await asked.page.locator('[data-other-rules]').count()).toBe(0);
  expect(loaded.count).toBe(1);
  await leaveAll([asked, other]);
});

test('a page that cannot read what happened says so, and loads itself again when nothing is lost by it', async () => {
  update(FORMER, former);
  const { asked, other } = await meet(browser, server.address, FREE, OFFLINE);
  const [atAsked, atOther] = [loads(asked), loads(other)];
  await other.page.locator('[data-open-chat]').click();
  await other.page.locator('[data-chat] input').fill('Half a sen');

  update(OWN, built);
  await asked.page.locator('[data-space="wood-3"]').click();
  await other.page.locator('[data-other-rules="reload"][data-unreadable*="used"]').waitFor();
  await other.page.getByText('The server has been updated.').waitFor();
  await expect.poll(() => atAsked.count).toBe(1);
  expect(atOther.count).toBe(0);
  expect(await other.page.locator('[data-ask]').count()).toBe(0);

  await other.page.locator('[data-chat] input').fill('');
  await expect.poll(() => atOther.count).toBe(1);
  await other.page.locator('[data-ask]').waitFor();
  for (const guest of [asked, other]) {
    await atTable(guest);
    expect(await guest.page.locator('[data-other-rules]').count()).toBe(0);
  }
  expect([atAsked.count, atOther.count]).toEqual([1, 1]);
  await leaveAll([asked, other]);
});

test('a page that cannot read what happened although its rules are those of the server is loaded again once', async () => {
  update(FORMER, former);
  const { asked, other } = await meet(browser, server.address, FREE, OFFLINE);
  const loaded = loads(asked);
  await asked.page.locator('[data-space="wood-3"]').click();
  await expect.poll(() => loaded.count).toBe(1);
  await asked.page.locator('[data-other-rules="stay"][data-unreadable*="used"]').waitFor();
  await new Promise((go) => setTimeout(go, 3000));
  expect(loaded.count).toBe(1);
  await leaveAll([asked, other]);
});
