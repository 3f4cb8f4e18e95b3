import { expect, test } from 'vitest';
import { axeFindings } from './axe';
import { see } from './sight';
import { useSite } from './site';
import { BRISK, type Page } from './visit';

const open = useSite();
const PASSWORD = 'furrow-and-field-27';

/** A browser complains of every refusal: that it is nobody yet, and that a password is wrong. */
const REFUSED = /status of 40[13]/;

/** Goes to the lobby and comes in as a guest. */
async function comeIn(page: Page, name: string): Promise<void> {
  await page.locator('[data-with-others]').click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Go to the tables' }).click();
  await page.locator('[data-lobby="live"]').waitFor();
}

/** Goes to a place behind the # of the address. */
async function visit(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), place);
}

/** How many moves of a seat are in the news of a table. */
function stepsOf(news: string, seat: number): number {
  const said = JSON.parse(news) as { readonly news: readonly { kind: string; seat?: number }[] };
  return said.news.filter((one) => one.kind === 'step' && one.seat === seat).length;
}

test('a guest sets up a private table with a bot, starts it, makes the first move, and replays it when it is over, which others cannot', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await comeIn(page, 'Ada');
  await page.locator('[data-new-table="creatures"]').click();
  await page.locator('[data-new-table-form] select').first().selectOption('level-1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/#\/online\/[\w-]{16}$/);
  const before = await see(page);
  const space = before.things.find(({ sort }) => sort === 'space');
  if (space === undefined) throw new Error(`nothing to tap: ${before.ask}`);
  await page.mouse.click(space.x, space.y);
  await see(page, before.sign);
  const { origin, hash } = new URL(page.url());
  const news = `${origin}/api/tables/${hash.replace('#/online/', '')}/news?from=0`;
  await expect.poll(async () => stepsOf(await (await page.request.get(news)).text(), 0)).toBeGreaterThan(0);
  await visit(page, '/online');
  await page.locator('[data-table]', { hasText: 'by link only' }).waitFor();

  const resign = { key: 'resign-01', act: { act: 'resign' } };
  const acts = news.replace('news?from=0', 'acts');
  expect((await page.request.post(acts, { headers: { 'x-furrow': '1' }, data: resign })).ok()).toBe(true);
  const { id } = (await (await page.request.get(`${origin}/api/me`)).json()) as { readonly id: string };
  const results = async (): Promise<number> => {
    const profile = await (await page.request.get(`${origin}/api/people/${id}`)).json();
    return (profile as { readonly results: readonly object[] }).results.length;
  };
  await expect.poll(results).toBe(1);
  await visit(page, '/daily');
  await visit(page, '/online');
  await page.getByRole('link', { name: /^Ada/ }).first().click();
  await page.locator('[data-result]').getByText('All Creatures', { exact: false }).waitFor();
  await expect.poll(() => page.locator('[data-result]').innerText()).toContain('2 players');
  await page.goBack();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.locator('[data-version]').waitFor();
  expect(new URL(page.url()).hash).toMatch(/^#\/table\//);
  expect(errors.filter((what) => !REFUSED.test(what))).toEqual([]);

  await page.close();
  const other = await open({ liking: BRISK });
  await visit(other.page, `/people/${id}`);
  await other.page.locator('[data-profile] li').waitFor();
  await expect.poll(() => other.page.getByRole('button', { name: 'Replay' }).count()).toBe(0);
  expect(await axeFindings(other.page)).toEqual([]);
  expect(other.errors.filter((what) => !REFUSED.test(what))).toEqual([]);
  await other.page.close();
});

test('an account is made, left and found again, and its profile shows', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await comeIn(page, 'Grace');
  await visit(page, '/me');
  const account = page.locator('[data-form="account"]');
  await account.getByLabel('Login').fill('grace-h');
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.getByLabel('Password once more').fill(PASSWORD);
  await account.locator('button.primary').click();
  await page.locator('[data-codes] code').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const code = await page.locator('[data-codes] code').first().innerText();
  await page.locator('[data-codes-kept]').click();
  await page.locator('[data-log-out]').click();
  await page.locator('[data-nobody]').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const logIn = page.locator('[data-form="log-in"]');
  await logIn.getByLabel('Login').fill('grace-h');
  await logIn.getByLabel('Password').fill('not the password');
  await logIn.locator('button.primary').click();
  await page.locator('main [data-kind="refused"]').waitFor();
  await logIn.getByLabel('Password').fill(PASSWORD);
  await logIn.locator('button.primary').click();
  await page.locator('[data-me="account"]').waitFor();
  await page.locator('[data-my-profile]').click();
  await page.locator('[data-profile]').waitFor();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Grace');

  await visit(page, '/me');
  await page.locator('[data-log-out]').click();
  await page.getByText('Password forgotten').click();
  const recover = page.locator('[data-form="recover"]');
  await recover.getByLabel('Login').fill('grace-h');
  await recover.getByLabel('Recovery code').fill(code);
  await recover.getByLabel('New password').fill(`${PASSWORD}-new`);
  await recover.locator('button.primary').click();
  await page.locator('[data-me="account"]').waitFor();
  expect(errors.filter((what) => !REFUSED.test(what))).toEqual([]);
  await page.close();
});

test('a public table of somebody else comes up in the lobby by itself, is said aloud and can be joined', async () => {
  const [{ page: ada }, { page: bob }] = [await open({ liking: BRISK }), await open({ liking: BRISK })];
  await comeIn(ada, 'Ada');
  await comeIn(bob, 'Bob');
  await bob.locator('[data-new-table="creatures"]').click();
  await bob.locator('label:has(input[value="public"])').click();
  await bob.locator('[data-create]').click();
  await bob.waitForURL(/#\/online\/[\w-]{16}$/);
  const row = ada.locator('[data-table]', { hasText: 'Bob' });
  await row.waitFor();
  await expect
    .poll(() => ada.locator('[data-live="lobby"]').innerText())
    .toContain('1 table is waiting for players');
  const table = new URL(bob.url()).hash;
  await row.getByRole('link', { name: 'Bob' }).click();
  await ada.locator('[data-profile]').waitFor();
  await expect.poll(() => ada.locator('h1').innerText()).toBe('Bob');
  await ada.goBack();
  await row.getByRole('button', { name: 'Sit down' }).click();
  await ada.waitForURL(/#\/online\/[\w-]{16}$/);
  expect(new URL(ada.url()).hash).toBe(table);
  await Promise.all([ada.close(), bob.close()]);
});

test('a table can be rated only by an account, with a clock and without bots, and the form says why', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await comeIn(page, 'Ada');
  await page.locator('[data-new-table="creatures"]').click();
  const form = page.locator('[data-new-table-form]');
  const rated = form.getByRole('switch', { name: 'Rated' });
  await form.getByText('Rated games are for people with an account').waitFor();
  expect(await rated.isDisabled()).toBe(true);
  const account = { login: 'ada-the-rated', password: 'seven geese on a wet roof' };
  const made = await page.request.post(`${new URL(page.url()).origin}/api/me/account`, {
    headers: { 'x-furrow': '1' },
    data: account,
  });
  expect(made.ok()).toBe(true);
  await page.reload();
  await form.getByText('Only games with a clock can be rated').waitFor();
  expect([await rated.isDisabled(), await rated.isChecked()]).toEqual([true, false]);
  await form.locator('label:has(input[value="live"])').click();
  await rated.check();
  await expect.poll(() => form.getByText('Only games with a clock can be rated').count()).toBe(0);
  const seat = form.locator('fieldset select').first();
  await seat.selectOption('level-1');
  await form.getByText('Rated games are between two people or more').waitFor();
  expect([await rated.isDisabled(), await rated.isChecked()]).toEqual([true, false]);
  await seat.selectOption('anybody');
  await form.locator('label:has(input[value="free"])').click();
  await form.getByText('Only games with a clock can be rated').waitFor();
  expect(await rated.isChecked()).toBe(false);
  await page.locator('[data-create]').click();
  await page.waitForURL(/#\/online\/[\w-]{16}$/);
  const { origin, hash } = new URL(page.url());
  const facts = await page.request.get(`${origin}/api/tables/${hash.replace('#/online/', '')}`);
  expect(await facts.json()).toMatchObject({ wish: { rated: false, pace: { pace: 'free' } } });
  expect(errors.filter((what) => !REFUSED.test(what))).toEqual([]);
  await page.close();
});

test('what the server pushes wakes the browser: it is shown, with what happened', async () => {
  const { page } = await open({ liking: BRISK, offline: true });
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(['notifications'], { origin });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own !== undefined) resolve(own.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  const data = JSON.stringify({
    title: 'Your turn',
    lines: ['Bob: sows'],
    link: '/#/online/0123456789abcdef',
  });
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title} / ${body}`);
    });
  await expect.poll(shown).toEqual(['Your turn / Bob: sows']);
  await page.close();
});

test('where there is no server the lobby says so, and the rest of the page goes on', async () => {
  const { page } = await open({ liking: BRISK });
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
  await page.locator('[data-with-others]').click();
  await page.locator('[data-offline]').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await page.locator('[data-box="creatures"] button.primary').click();
  expect((await see(page)).things.length).toBeGreaterThan(0);
  await page.close();
});
