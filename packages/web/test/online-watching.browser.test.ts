import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leaveAll, meet } from './online-meeting';
import { atTable, newGuest } from './online-people';
import { Outsider } from './outsider';
import { useOwnServer } from './site';

const own = useOwnServer();

test('whoever follows the link only to watch sees what happens as it happens, then the end, its replay and its record', async () => {
  const { asked, other, link } = await meet(own.browser, own.server.address, { pace: 'free' });
  await asked.page.locator('[data-hint]').waitFor();
  const eve = await newGuest(own.browser, 'Eve');
  const { page } = eve;
  await page.goto(link);
  await page.locator('[data-watch]').click();
  await atTable(eve);
  await page.getByText('You are watching.').waitFor();
  await expect.poll(() => page.locator('h2 [data-marks]').allInnerTexts()).toEqual(['guest', 'guest']);
  const log = page.locator('[data-log]');
  const before = await log.innerText();
  await asked.page.locator('[data-space][data-marked="true"]').first().click();
  await log.getByText(`${asked.name} places`).waitFor();
  expect(before).not.toContain(`${asked.name} places`);
  expect(await page.locator('[data-ask], [data-stack="hand"], [data-offer], [data-hint]').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Undo|Restart/ }).count()).toBe(0);
  await page.locator('[data-open-chat]').click();
  await page.getByText('Spectators can talk when the game is over.').waitFor();
  await expect.poll(() => page.locator('[data-chat] input').count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => page.locator('[data-menu="resign"], [data-menu="offer-end"]').count()).toBe(0);
  await page.keyboard.press('Escape');

  const resigning = await Outsider.of(own.server.address, other);
  expect((await resigning.act(link.slice(-16), { act: 'resign' })).ok).toBe(true);
  await page.locator('[data-end]').waitFor();
  await expect.poll(() => page.locator('h1').innerText()).toContain(asked.name);
  const spectator = await Outsider.come(own.server.address, 'Zoe');
  expect((await spectator.act(link.slice(-16), { act: 'chat', text: 'Well played' })).ok).toBe(true);
  const said = page.locator('[data-said]', { hasText: 'Well played' });
  await expect.poll(() => said.locator('b').innerText()).toBe('Zoe · guest');
  await page.locator('[data-deal="fits"]').waitFor();
  await expect.poll(() => page.locator('[data-rematch]').count()).toBe(0);
  const downloading = page.waitForEvent('download');
  await page.locator('[data-download]').click();
  const record = readFileSync(await (await downloading).path(), 'utf8');
  expect(record).toContain(await page.locator('dl dd').last().innerText());
  for (const { name } of [asked, other]) expect(record).toContain(name);

  await page.getByRole('button', { name: 'Watch the replay' }).click();
  const scrubber = page.locator('[data-replay] input[type="range"]');
  await scrubber.fill('0');
  await page.getByTestId('prompt').filter({ hasText: 'Beginning of the game' }).waitFor();
  await expect.poll(() => page.locator('[data-log]').innerText()).not.toContain(`${asked.name} places`);
  expect(await page.getByRole('button', { name: 'Play on from here' }).count()).toBe(0);
  await page.getByRole('button', { name: 'End the replay' }).click();
  await page.locator('[data-end]').waitFor();
  await leaveAll([asked, other, eve]);
});
