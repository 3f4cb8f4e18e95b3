import { expect, test } from 'vitest';
import { chooseInMenu, leaveAll, meet } from './online-meeting';
import type { Guest } from './online-people';
import { useOwnServer } from './site';
import { unanswered } from './unanswered-calls';

const own = useOwnServer();

async function say({ page }: Guest, text: string): Promise<void> {
  await page.locator('[data-chat] input').fill(text);
  await page.locator('[data-chat] input').press('Enter');
  await page.locator('[data-said]', { hasText: text }).waitFor();
}

test('what somebody says can be reported; whoever is muted is not read until they are heard again; what is written meanwhile stays', async () => {
  const { asked: ann, other: bob } = await meet(
    own.browser,
    own.server.address,
    { pace: 'free' },
    { offline: true },
  );
  const chat = ann.page.locator('[data-chat]');
  const about = ann.page.getByRole('button', { name: `About this line of ${bob.name}` });
  await bob.page.locator('[data-open-chat]').click();
  await ann.page.locator('[data-open-chat]').click();
  await say(bob, 'You cannot farm');
  await chat.getByText('You cannot farm').waitFor();

  await about.click();
  const sheet = ann.page.locator('dialog[open]');
  await expect.poll(() => sheet.locator('[data-report]').isDisabled()).toBe(true);
  await sheet.getByLabel('What is wrong with it?').fill('It is rude');
  await sheet.locator('[data-report]').click();
  await sheet.getByText('It was reported').waitFor();
  await sheet.locator('[data-mute]').click();
  await sheet.waitFor({ state: 'detached' });
  await chat.getByText(`${bob.name} is muted`).waitFor();
  await expect.poll(() => chat.getByText('You cannot farm').count()).toBe(0);

  await ann.page.getByRole('button', { name: 'Log', exact: true }).click();
  await say(bob, 'Nor can you count');
  // News come in order: once the wish is there, so is what was said before it.
  await chooseInMenu(bob, 'offer-end');
  await ann.page.locator('[data-offer="end"]:visible').waitFor();
  await expect.poll(() => ann.page.locator('[data-open-chat]').innerText()).toBe('Chat');
  await ann.page.locator('[data-open-chat]').click();
  await expect
    .poll(() => chat.locator('[data-said]').allInnerTexts())
    .toEqual([
      expect.stringContaining(`${bob.name} is muted`),
      expect.stringContaining(`${bob.name} is muted`),
    ]);

  await about.first().click();
  await sheet.getByRole('button', { name: `Show what ${bob.name} says again` }).click();
  await sheet.waitFor({ state: 'detached' });
  await chat.getByText('You cannot farm').waitFor();
  await chat.getByText('Nor can you count').waitFor();

  const line = bob.page.locator('[data-chat] input');
  await bob.context.setOffline(true);
  await bob.page.locator('[data-connection="offline"] p').waitFor();
  await line.fill('On its way');
  await line.press('Enter');
  await line.fill('Not said yet');
  await bob.context.setOffline(false);
  await chat.getByText('On its way').waitFor();
  await expect.poll(() => unanswered(bob.page)).toBe(0);
  expect(await line.inputValue()).toBe('Not said yet');
  await leaveAll([ann, bob]);
});

test('on a small laptop what was said can be read, and the line to write on stays in sight while something is asked', async () => {
  const { asked: ann, other: bob } = await meet(own.browser, own.server.address, { pace: 'free' });
  for (const { page } of [ann, bob]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.locator('[data-open-chat]').click();
  }
  for (const text of ['Good luck', 'Shall we play quickly?', 'You begin']) await say(bob, text);
  await chooseInMenu(bob, 'offer-end');
  await ann.page.locator('[data-offer="end"]:visible').waitFor();
  const foot = await ann.page.locator('footer').last().boundingBox();
  const line = await ann.page.locator('[data-chat] input').boundingBox();
  expect((line?.y ?? 720) + (line?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  const list = await ann.page.locator('[data-chat] ol').boundingBox();
  const said = await ann.page.locator('[data-said]').evaluateAll((all) => {
    const top = all[0].parentElement?.getBoundingClientRect().top ?? 0;
    return all.map((one) => one.getBoundingClientRect().top >= top);
  });
  expect(list?.height).toBeGreaterThan(90);
  expect(said).toEqual([true, true, true]);
  await leaveAll([ann, bob]);
});

test('on a phone the log tab tells of what was said, until it is read, over reloads too', async () => {
  const { asked: ann, other: bob } = await meet(own.browser, own.server.address, { pace: 'free' });
  await ann.page.setViewportSize({ width: 390, height: 844 });
  const tab = ann.page.locator('[data-to-pane="log"]');
  const mark = tab.locator('[data-unread]');
  await bob.page.locator('[data-open-chat]').click();
  await say(bob, 'Good luck');
  await mark.waitFor();
  await expect.poll(() => mark.innerText()).toBe('1');
  await ann.page.reload();
  await expect.poll(() => mark.innerText()).toBe('1');
  await tab.click();
  await ann.page.locator('[data-open-chat]').click();
  await ann.page.locator('[data-said]', { hasText: 'Good luck' }).waitFor();
  await mark.waitFor({ state: 'detached' });

  await ann.page.reload();
  await tab.click();
  await say(bob, 'You will need it');
  await expect.poll(() => mark.innerText()).toBe('1');
  await leaveAll([ann, bob]);
});
