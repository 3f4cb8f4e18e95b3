import { expect, test } from 'vitest';
import { meet } from './online-meeting';
import { Outsider } from './outsider';
import { useOwnServer } from './site';

const own = useOwnServer();

const LIVE = { pace: 'live', bank: 600, increment: 5 };

test('a move that comes too late is refused with words, and the table goes on', async () => {
  const { asked, other, link } = await meet(own.browser, own.server.address, LIVE, { offline: true });
  await asked.context.setOffline(true);
  await asked.page.locator('[data-connection="offline"] p').waitFor();
  await asked.page.locator('[data-space][data-marked="true"]').first().click();
  await asked.page.locator('[data-sending="true"]').waitFor({ state: 'attached' });
  // The same person moves from elsewhere.
  const elsewhere = await Outsider.of(own.server.address, asked);
  expect(await elsewhere.answer(link.slice(-16), 1)).toBe(true);
  await asked.context.setOffline(false);
  const notice = asked.page.locator('[data-kind="refused"]');
  await notice.waitFor();
  await expect.poll(() => notice.innerText()).toMatch(/\w+ \w+/);
  await other.page.locator('[data-ask]').waitFor();
  expect([...asked.errors, ...other.errors]).toEqual([]);
  await Promise.all([asked.context.close(), other.context.close()]);
});

test('what is said and offered reaches the other; a game that is given up is over for both', async () => {
  const { asked, other } = await meet(own.browser, own.server.address, LIVE);
  await asked.page.locator('[data-open-chat]').click();
  await asked.page.locator('[data-chat] input').fill('Good luck!');
  await asked.page.locator('[data-chat] input').press('Enter');
  await other.page.getByText('1 new').waitFor();
  await other.page.locator('[data-open-chat]').click();
  await other.page.getByText('Good luck!').waitFor();

  await asked.page.getByRole('button', { name: 'Menu' }).click();
  await asked.page.locator('[data-menu="offer-end"]').click();
  await other.page.locator('[data-offer="end"] [data-no]:visible').click();
  await asked.page.locator('[data-offer]:visible').waitFor({ state: 'detached' });

  await expect.poll(() => asked.page.locator('[data-clock][data-running="true"]').count()).toBe(1);
  await asked.page.route('**/record', (route) => route.abort(), { times: 1 });
  await other.page.getByRole('button', { name: 'Menu' }).click();
  await other.page.locator('[data-menu="resign"]').click();
  await other.page.locator('dialog[open] [data-deed]').click();
  for (const { page } of [asked, other]) {
    await page.locator('[data-end]').waitFor();
    // Nothing was counted: the points of a game that somebody left are not told as its result.
    const won = page === asked.page ? 'You win!' : `${asked.name} wins.`;
    await expect.poll(() => page.locator('h1').innerText()).toBe(won);
    await page.getByText(`${other.name} resigned.`).waitFor();
    if (page === asked.page) {
      await page.locator('[data-deal="unknown"]').waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
    }
    await page.locator('[data-deal="fits"]').waitFor();
  }
  const lost = /Failed to load resource: net::ERR_FAILED/;
  expect([...asked.errors.filter((error) => !lost.test(error)), ...other.errors]).toEqual([]);
  await Promise.all([asked.context.close(), other.context.close()]);
});

test('whom I mute I do not read; what was said meanwhile is shown when I want to read it again', async () => {
  const { asked, other } = await meet(own.browser, own.server.address, LIVE);
  for (const { page } of [asked, other]) await page.locator('[data-open-chat]').click();
  const say = async (text: string): Promise<void> => {
    await asked.page.locator('[data-chat] input').fill(text);
    await asked.page.locator('[data-chat] input').press('Enter');
    await asked.page.locator('[data-said]').getByText(text).waitFor();
  };
  const lines = other.page.locator('[data-chat] [data-said]');
  const mute = async (): Promise<void> => {
    await lines.first().getByRole('button').first().click();
    await other.page.locator('[data-mute]').click();
    await other.page.locator('[data-mute]').waitFor({ state: 'detached' });
  };
  await say('Before');
  await lines.getByText('Before').waitFor();
  await mute();
  await lines.getByText('is muted').waitFor();
  await say('Meanwhile');
  await lines.getByText('is muted').nth(1).waitFor();
  expect(await other.page.locator('[data-chat]').innerText()).not.toMatch(/Before|Meanwhile/);
  await mute();
  await lines.getByText('Meanwhile').waitFor();
  await lines.getByText('Before').waitFor();
  expect([...asked.errors, ...other.errors]).toEqual([]);
  await Promise.all([asked.context.close(), other.context.close()]);
});
