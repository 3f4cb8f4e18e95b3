import { expect, test } from 'vitest';
import { chooseInMenu, leaveAll } from './online-meeting';
import { atTable, newGuest, newTable } from './online-people';
import { Outsider } from './outsider';
import { useOwnServer } from './site';

const own = useOwnServer();

/** What the server says of a table. */
interface Facts {
  readonly wish: object;
  readonly phase: string;
  readonly waiting: readonly number[];
  readonly offers: readonly { readonly offer: number }[];
  readonly sitters: readonly ({ readonly name: string } | null)[];
}

test('a slow game: whoever comes back is told what the others did, all agree to end it, and play again in the same way', async () => {
  const ann = await newGuest(own.browser, 'Ann');
  const options = { edition: 'revised', mode: 'base', decks: 'A,B' };
  const pace = { pace: 'slow', days: 3, from: 6, to: 23 };
  const link = await newTable(own.server.address, ann, { game: 'agricola', options, seats: 3, pace });
  const table = link.slice(-16);
  const others = [
    await Outsider.come(own.server.address, 'Bob'),
    await Outsider.come(own.server.address, 'Cleo'),
  ];
  for (const other of others) expect((await other.act(table, { act: 'sit' })).ok).toBe(true);
  const people = [await Outsider.of(own.server.address, ann), ...others];
  const facts = async () => {
    const known = await people[0].get<Facts>(`tables/${table}`);
    if (known === undefined) throw new Error('the table is gone');
    return known;
  };
  const moved = new Set<number>();
  for (let turn = 0; moved.size < 3 || (await facts()).waiting[0] !== 0; turn++) {
    const [seat] = (await facts()).waiting;
    await people[seat].answer(table, turn);
    moved.add(seat);
  }

  await ann.page.goto(link);
  await atTable(ann);
  const digest = ann.page.locator('dialog[open] [data-digest]');
  await digest.waitFor();
  await expect
    .poll(() => digest.locator('dt').allInnerTexts())
    .toEqual([expect.stringContaining('Bob'), expect.stringContaining('Cleo')]);
  const lines = await digest.locator('dd').allInnerTexts();
  for (const name of ['Bob', 'Cleo']) expect(lines.join('\n')).toContain(`${name} `);
  await ann.page.keyboard.press('Escape');
  await digest.waitFor({ state: 'detached' });

  await chooseInMenu(ann, 'offer-end');
  await ann.page.locator('[data-offer="end"]:visible').waitFor();
  const [{ offer }] = (await facts()).offers;
  for (const other of others)
    expect((await other.act(table, { act: 'vote', offer, yes: true })).ok).toBe(true);
  await ann.page.getByText('Everybody agreed to end it.').waitFor();
  await ann.page.locator('[data-deal="fits"]').waitFor();
  await ann.page.locator('[data-rematch]').click();
  await ann.page.locator('[data-waiting-room]').waitFor();
  await expect.poll(() => ann.page.locator('[data-for-all]').count()).toBe(2);
  const next = ann.page.url().slice(-16);
  expect(next).not.toBe(table);
  const again = await people[0].get<Facts>(`tables/${next}`);
  expect(again?.wish).toEqual((await facts()).wish);
  expect(again?.sitters.map((sitter) => sitter?.name)).toEqual(['Ann', undefined, undefined]);
  for (const other of others) expect((await other.act(next, { act: 'sit' })).ok).toBe(true);
  await ann.page.locator('[data-version]:not([data-end])').waitFor();
  await leaveAll([ann]);
});

/** What the server says of the deals of the day. */
interface Ranking {
  readonly ranking: readonly { readonly name: string; readonly score: number }[];
}

test('a deal of the day is played to its end, ranked, which others see come up, and not tried a second time', async () => {
  const [dora, eve] = [await newGuest(own.browser, 'Dora'), await newGuest(own.browser, 'Eve')];
  await eve.page.clock.install();
  await eve.page.goto(`${own.server.address}#/daily`);
  await eve.page.locator('[data-name-form] input').fill('Eve');
  await eve.page.locator('[data-name-form] button.primary').click();
  const seen = eve.page.locator('[data-deal-of-day$="-solo"]');
  await seen.getByText('Nobody has finished it yet.').waitFor();
  const { page } = dora;
  await page.goto(`${own.server.address}#/daily`);
  await page.locator('[data-name-form] input').fill('Dora');
  await page.locator('[data-name-form] button.primary').click();
  const deal = page.locator('[data-deal-of-day$="-solo"]');
  await deal.getByText('Nobody has finished it yet.').waitFor();
  const id = (await deal.getAttribute('data-deal-of-day')) ?? '';
  await deal.locator('button.primary').click();
  await atTable(dora);
  const table = page.url().slice(-16);
  const elsewhere = await Outsider.of(own.server.address, dora);
  const phase = async () => (await elsewhere.get<Facts>(`tables/${table}`))?.phase;
  for (let turn = 0; (await phase()) === 'playing'; turn++) await elsewhere.answer(table, turn);
  await page.locator('[data-end]').waitFor();
  await page.getByText('its seed is revealed tomorrow').waitFor();
  await expect.poll(() => page.locator('[data-rematch]').count()).toBe(0);
  const points = await page.locator('tfoot td').first().innerText();

  await page.locator('[data-to-daily]').click();
  await deal.locator('[data-had-try]').waitFor();
  const ranked = async () => (await elsewhere.get<Ranking>(`daily/${id}/ranking`))?.ranking;
  await expect.poll(ranked).toMatchObject([{ name: 'Dora', score: Number(points.replace('−', '-')) }]);
  await eve.page.clock.fastForward('00:30');
  await seen.locator('ol li', { hasText: 'Dora' }).waitFor();
  await page.reload();
  await deal.locator('ol li', { hasText: 'Dora' }).waitFor();
  await expect.poll(() => deal.locator('ol li').innerText()).toContain(points);
  await deal.getByRole('button', { name: 'Look at it' }).click();
  await page.locator('[data-end]').waitFor();
  expect(page.url().slice(-16)).toBe(table);
  await page.goBack();
  await deal.locator('ol li a', { hasText: 'Dora' }).click();
  await page.locator(`[data-result="${table}"]`, { hasText: 'Agricola' }).getByText(points).waitFor();
  const again = await elsewhere.post(`tables/${table}/rematch`, {});
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('Everybody has one try')]);
  await leaveAll([dora, eve]);
});
