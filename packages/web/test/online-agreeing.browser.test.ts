import { expect, test } from 'vitest';
import { pilotAll } from './autopilot';
import { chooseInMenu, gather, leaveAll, meet, othersThan, whoIsAsked } from './online-meeting';
import type { Guest } from './online-people';
import { Outsider } from './outsider';
import { useOwnServer } from './site';
import { BRISK } from './visit';

const own = useOwnServer();

const LIVE = { pace: 'live', bank: 600, increment: 5 };
const HOUR = 3_600_000;
const FORTNIGHT = 14 * 24 * HOUR;

const logOf = ({ page }: Guest) => page.locator('[data-log]').innerText();

/** Whose clock shows no time; the server lets an hour go by at once. */
async function whoIsLate(guests: readonly Guest[]): Promise<Guest> {
  own.server.later(HOUR);
  const clock = guests[0].page.locator('[data-clock]', { hasText: 'time is up' });
  await clock.waitFor();
  const said = await clock.innerText();
  const late = guests.find(({ name }) => said.includes(name));
  if (late === undefined) throw new Error(`nobody of the table is late: ${said}`);
  return late;
}

test('whoever has no time left keeps the seat by moving; when the others agree a bot plays on, and the game goes on', async () => {
  const options = { edition: 'revised', mode: 'beginner' };
  const table = { game: 'agricola', options, seats: 3, pace: LIVE };
  const { guests } = await gather(own.browser, own.server.address, ['Ann', 'Bob', 'Cleo'], table);
  const back = await whoIsLate(guests);
  const [asks, waits] = othersThan(back, guests);
  await chooseInMenu(asks, 'replace');
  await waits.page.locator('[data-offer="replace"]:visible [data-yes]').waitFor();
  await back.page.locator('[data-offer="replace"]:visible').waitFor();
  await expect.poll(() => back.page.locator('[data-yes], [data-no]').count()).toBe(0);
  await back.page.locator('[data-space][data-marked="true"]').first().click();
  for (const { page } of guests) {
    await page.locator('[data-offer="replace"]').first().waitFor({ state: 'detached' });
    await page.getByText('time is up').waitFor({ state: 'detached' });
  }

  const gone = await whoIsLate(guests);
  const [one, other] = othersThan(gone, guests);
  await chooseInMenu(one, 'replace');
  const offer = { hasText: `${one.name} would like a bot to take over for ${gone.name}.` };
  await one.page.locator('[data-offer="replace"]:visible', offer).getByText('Withdraw').waitFor();
  await other.page.locator('[data-offer="replace"]:visible', offer).locator('[data-yes]').click();
  await gone.page.getByText('You are watching.').waitFor();
  for (const { page } of guests)
    await page.locator('[data-clock]', { hasText: gone.name }).getByText('a bot took over').waitFor();
  await gone.page.locator('[data-log]').getByText(`${gone.name} `).first().waitFor();
  await expect.poll(() => gone.page.locator('[data-ask], [data-offer]').count()).toBe(0);
  await pilotAll([one.page, other.page], 3, 5);
  await leaveAll(guests);
});

/** Plays until somebody's last move lies behind one of the other; everybody has heard of all moves. */
async function playUntilUndoAsks(both: readonly Guest[]): Promise<Guest> {
  for (let seed = 7; ; seed++) {
    await pilotAll(
      both.map(({ page }) => page),
      2,
      seed,
    );
    await whoIsAsked(both);
    await expect.poll(async () => new Set(await Promise.all(both.map(logOf))).size).toBe(1);
    for (const guest of both)
      if (await guest.page.getByRole('button', { name: 'Ask to undo' }).isVisible()) return guest;
  }
}

test('going back over what another did needs their yes; a no is told to whoever asked', async () => {
  // Nothing happens by itself, so that the log stands still unless somebody acts.
  const liking = { ...BRISK, forcedSteps: false };
  const { asked, other } = await meet(own.browser, own.server.address, LIVE, { liking });
  const both = [asked, other];
  const asks = await playUntilUndoAsks(both);
  const [agrees] = othersThan(asks, both);
  const before = await logOf(asks);
  await chooseInMenu(asks, 'offer-undo');
  const wish = agrees.page.locator('[data-offer="undo"]:visible');
  await wish.getByText(new RegExp(`^${asks.name} would like to go back \\d+ moves?\\.$`)).waitFor();
  await asks.page.locator('[data-offer="undo"]:visible [data-no]', { hasText: 'Withdraw' }).waitFor();
  await wish.locator('[data-no]').click();
  await asks.page.locator('[data-declined]:visible', { hasText: `${agrees.name} said no.` }).waitFor();
  for (const { page } of both) await page.locator('[data-offer]').first().waitFor({ state: 'detached' });
  expect([await logOf(asks), await logOf(agrees)]).toEqual([before, before]);

  await chooseInMenu(asks, 'offer-undo');
  await wish.locator('[data-yes]').click();
  await expect.poll(() => logOf(asks)).not.toBe(before);
  await expect.poll(() => asks.page.locator('[data-declined]').count()).toBe(0);
  const after = await logOf(asks);
  expect(before.startsWith(after)).toBe(true);
  await expect.poll(() => logOf(agrees)).toBe(after);
  await asks.page.locator('[data-ask]').waitFor();
  await leaveAll(both);
});

test('when the time of the other is up, the table offers the win at once, and the result says why', async () => {
  const { asked, other } = await meet(own.browser, own.server.address, LIVE);
  const late = await whoIsLate([asked, other]);
  const stays = late === asked ? other : asked;
  const offered = stays.page.locator('[data-time-up]:visible');
  await offered.getByText(`The time of ${late.name} is up. You can end the game and win it`).waitFor();
  expect(await late.page.locator('[data-time-up]').count()).toBe(0);
  await offered.locator('[data-end-now]').click();
  for (const { page } of [stays, late]) {
    await page.locator('[data-end]').waitFor();
    await page.getByText(`The time of ${late.name} was up, and the others ended the game.`).waitFor();
    const won = page === stays.page ? 'You win!' : `${stays.name} wins.`;
    await expect.poll(() => page.locator('h1').innerText()).toBe(won);
  }
  await leaveAll([asked, other]);
});

test('without clocks and advice there is no hint, and when the other is gone the table offers the end; who stays blocks them from their profile', async () => {
  const wanted = { game: 'creatures', options: {}, seats: 2, advice: false };
  const { guests, link } = await gather(own.browser, own.server.address, ['Ann', 'Bob'], wanted);
  const late = await whoIsAsked(guests);
  const [stays] = othersThan(late, guests);
  expect(await late.page.locator('[data-hint]').count()).toBe(0);
  own.server.later(FORTNIGHT + HOUR);
  const offered = stays.page.locator('[data-time-up]:visible');
  await offered.getByText(`No move from ${late.name} for two weeks.`).waitFor();
  await offered.locator('[data-end-now]').click();
  const how = `${late.name} stopped playing, and the others ended the game.`;
  for (const { page } of guests) await page.getByText(how).waitFor();

  const table = link.slice(-16);
  const pest = await Outsider.of(own.server.address, late);
  const me = await pest.get<{ readonly id: string }>('me');
  const again = async () => (await pest.post(`tables/${table}/rematch`, {})).status;
  await stays.page.goto(`${own.server.address}#/people/${me?.id}`);
  await stays.page.getByRole('button', { name: `Block ${late.name}`, exact: true }).click();
  await stays.page.getByRole('button', { name: `Unblock ${late.name}` }).waitFor();
  expect(await again()).toBe(403);
  await stays.page.getByRole('button', { name: `Unblock ${late.name}` }).click();
  await stays.page.getByRole('button', { name: `Block ${late.name}`, exact: true }).waitFor();
  expect(await again()).toBe(200);
  await leaveAll(guests);
});
