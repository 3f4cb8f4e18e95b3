import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailServer } from '../../server/test/notify/outside';
import { codeIn } from '../../server/test/notify/with-address';
import { audit } from './audit';
import { axeFindings } from './axe';
import { hasFocus } from './focus';
import { type Guest, type Habits, newGuest } from './online-people';
import { type OwnServer, startOwnServer } from './own-server';
import { builtFiles } from './site';
import { type Browser, clearBrowser, openBrowser, type Page } from './visit';

const DAY = 24 * 60 * 60_000;
const PASSWORD = 'seven geese on a wet roof';

let server: OwnServer;
let browser: Browser;
let mail: Awaited<ReturnType<typeof mailServer>>;

beforeAll(async () => {
  mail = await mailServer();
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'furrow@example.org', LIMIT_GUEST_DAYS: '21' };
  [browser, server] = await Promise.all([openBrowser(), startOwnServer(builtFiles(), settings)]);
});

afterAll(async () => {
  await clearBrowser(browser);
  await server.close();
  await mail.close();
});

/** Somebody with a name goes to their account. */
async function toAccount(name: string, habits?: Habits): Promise<Guest> {
  const somebody = await newGuest(browser, name, habits);
  const { page } = somebody;
  await page.goto(`${server.address}#/online`);
  await page.locator('[data-name-form] input').fill(name);
  await page.locator('[data-name-form] button.primary').click();
  await page.locator('[data-lobby]').waitFor();
  await page.goto(`${server.address}#/me`);
  await page.locator('[data-form="notices"]').waitFor();
  return somebody;
}

async function expectGood(page: Page): Promise<void> {
  expect([...(await axeFindings(page)), ...(await audit(page))]).toEqual([]);
}

test('a new password is judged while it is typed, by login and name too, and can be looked at; a refusal is in sight, and gone elsewhere', async () => {
  const { page, context, errors } = await toAccount('Annabel');
  const form = page.locator('[data-form="account"]');
  const password = form.getByLabel('Password', { exact: true });
  await form.getByLabel('Login').fill('ann-miller');
  for (const [typed, judged] of [
    ['geese', 'length'],
    ['password-1987', 'common'],
    ['annabel-miller-1', 'like-owner'],
    ['vkzj whqp bt', 'fair'],
    [PASSWORD, 'strong'],
  ]) {
    await password.fill(typed);
    await form.locator(`[data-strength="${judged}"]`).waitFor();
  }
  expect(await form.locator('[data-strength] [role="status"]').innerText()).toBe('Very good.');
  expect(await password.getAttribute('type')).toBe('password');
  await form.getByRole('button', { name: 'Show' }).first().click();
  expect(await password.getAttribute('type')).toBe('text');
  await expectGood(page);
  await form.getByRole('button', { name: 'Hide' }).click();
  expect([await password.getAttribute('type'), await password.inputValue()]).toEqual(['password', PASSWORD]);
  const refused = page.locator('main [data-kind="refused"]');
  await form.getByLabel('Password once more').fill('seven geese on a dry roof');
  await form.locator('button.primary').click();
  await refused.waitFor();
  await expect.poll(async () => (await refused.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.goto(`${server.address}#/online`);
  await refused.waitFor({ state: 'detached' });
  await page.goto(`${server.address}#/me`);
  await form.getByLabel('Login').fill('ann-miller');
  await password.fill(PASSWORD);
  await form.getByLabel('Password once more').fill(PASSWORD);
  await form.locator('button.primary').click();
  await page.locator('[data-codes]').waitFor();
  await expectGood(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('a mail address waits until the link of the letter, or its code, confirms it', async () => {
  const { page, context } = await toAccount('Grace');
  mail.letters.length = 0;
  const email = page.locator('[data-form="notices"]').getByLabel('E-mail');
  const save = () => page.locator('[data-form="notices"] button.primary').click();
  expect(await page.locator('[data-email]').count()).toBe(0);
  await email.fill('grace@example.org');
  await save();
  await page.locator('[data-email="waiting"]').waitFor();
  await expectGood(page);
  await mail.arrived(1);
  await page.locator('[data-letter-again]').click();
  await mail.arrived(2);
  const code = page.getByLabel('Code from the letter');
  await code.fill(codeIn(mail.letters[0]));
  await page.locator('[data-form="confirm-email"] button').click();
  await page.locator('main [data-kind="refused"]').waitFor();
  await page.goto(`${server.address}#/me/confirm/${codeIn(mail.letters[1])}`);
  await expect.poll(() => code.inputValue()).toBe(codeIn(mail.letters[1]));
  await page.locator('[data-form="confirm-email"] button').click();
  await page.locator('[data-email="confirmed"]').waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/me');

  await email.fill('hopper@example.org');
  await save();
  await page.locator('[data-email="waiting"]').waitFor();
  await mail.arrived(4);
  const letter = mail.letters.find(({ to }) => to === '<hopper@example.org>');
  await code.fill(letter === undefined ? '' : codeIn(letter));
  await page.locator('[data-form="confirm-email"] button').click();
  await page.locator('[data-email="confirmed"]', { hasText: 'hopper@example.org' }).waitFor();
  await context.close();
});

test('a token for a program is made for some days, and the list says when it ends, and that it has', async () => {
  const { page, context } = await toAccount('Ada');
  const form = page.locator('[data-form="token"]');
  const days = form.getByLabel('Days until it ends');
  expect(await days.inputValue()).toBe('365');
  await form.getByLabel('Name of the program').fill('my bot');
  await days.fill('30');
  await form.locator('button.primary').click();
  await page.locator('[data-token-secret]').waitFor();
  const { tokens } = (await (await page.request.get(`${server.address}api/me/tokens`)).json()) as {
    tokens: { created: number; ends: number }[];
  };
  expect(tokens.map(({ created, ends }) => (ends - created) / DAY)).toEqual([30]);
  const year = new Date(tokens[0].ends).getFullYear();
  await page
    .locator('[data-token]')
    .getByText(new RegExp(`^ends .*${year}`))
    .waitFor();
  await expectGood(page);
  server.later(30 * DAY);
  await page.reload();
  await page.locator('[data-token]').getByText('make a new one').waitFor();
  await context.close();
});

test('a browser that is woken can be left to sleep again, where it was woken', async () => {
  const { page, context, errors } = await toAccount('Emmy', { offline: true });
  await context.grantPermissions(['notifications'], { origin: new URL(server.address).origin });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const endpoint = 'https://push.example.org/emmy';
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
    let subscribed: unknown = null;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => {
        subscribed = null;
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(subscribed),
      subscribe: () => Promise.resolve((subscribed = subscription)),
    });
  });
  await page.getByRole('button', { name: 'Turn on notifications' }).press('Enter');
  await page.getByText('Turned on in 1 browser.').waitFor();
  const sleep = page.getByRole('button', { name: 'Turn off notifications' });
  await sleep.waitFor();
  await expect.poll(() => hasFocus(sleep)).toBe(true);
  await expectGood(page);
  await sleep.press('Enter');
  await page.getByText('Not turned on in any browser yet.').waitFor();
  await page.getByRole('button', { name: 'Turn on notifications' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('whoever is asked for a name, or comes to the start page, finds what the server keeps, and for how long', async () => {
  const { page, context } = await newGuest(browser, 'Nobody');
  const guests = page.locator('section', { has: page.locator('#kept-guests') });
  await page.goto(server.address);
  await page.locator('footer [data-to-privacy]').click();
  await guests.getByText('forgotten 21 days after coming').waitFor();
  await page.goto(`${server.address}#/online`);
  await page.locator('[data-name-form] [data-to-privacy]').click();
  await guests.waitFor();
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click();
  await page.locator('[data-nobody]').waitFor();
  await context.close();
});

test('whoever opens the link of a letter and is nobody here is told to log in', async () => {
  const { page, context } = await newGuest(browser, 'Nobody');
  await page.goto(`${server.address}#/me/confirm/aaaa-bbbb`);
  await page.locator('[data-nobody]').waitFor();
  await page.getByText('log in as the person who gave it').waitFor();
  await expectGood(page);
  await context.close();
});
