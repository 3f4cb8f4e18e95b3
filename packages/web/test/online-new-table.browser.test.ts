import { howMany } from '@furrow/testkit/how-many';
import { expect, test } from 'vitest';
import { focused } from './focus';
import { leaveAll } from './online-meeting';
import { atTable, type Guest, newGuest } from './online-people';
import { Outsider } from './outsider';
import { useOwnServer } from './site';
import type { Page } from './visit';

const own = useOwnServer();

/** Somebody comes in and opens the form for a new table of a game. */
async function openForm(name: string, box: string): Promise<Guest> {
  const guest = await newGuest(own.browser, name);
  await guest.page.goto(`${own.server.address}#/online`);
  await guest.page.locator('[data-name-form] input').fill(name);
  await guest.page.locator('[data-name-form] button.primary').click();
  await guest.page.locator('[data-lobby="live"]').waitFor();
  await guest.page.locator(`[data-new-table="${box}"]`).click();
  await guest.page.locator('[data-option]').first().waitFor();
  return guest;
}

/** Every input that the form shows now, by a way on which it is found again. */
function inputsOf(page: Page): Promise<string[]> {
  return page.locator('[data-new-table-form]').evaluate((form) =>
    [...form.querySelectorAll('input')].map((input) => {
      const option = input.closest<HTMLElement>('[data-option]')?.dataset.option;
      const within = option === undefined ? 'section:not(:has([data-option]))' : `[data-option="${option}"]`;
      return `${within} input[type="${input.type}"][value="${CSS.escape(input.value)}"]`;
    }),
  );
}

test.each(['creatures', 'agricola-revised', 'agricola-2007'])(
  'every value of every option that the form shows makes a table: %s',
  async (box) => {
    const ada = await openForm('Ada', box);
    const { page } = ada;
    for (const folded of await page.locator('summary').all()) await folded.click();
    const wishes: object[] = [];
    const refusal = { refusal: { why: 'noted', words: 'Noted.' } };
    await page.route('**/api/tables', async (route) => {
      wishes.push(route.request().postDataJSON() as object);
      await route.fulfill({ status: 409, json: refusal });
    });
    for (const input of await inputsOf(page)) {
      const found = page.locator(input).first();
      if ((await found.count()) === 0 || (await found.isDisabled())) continue;
      await found.evaluate((one: HTMLInputElement) => (one.type === 'number' ? one.focus() : one.click()));
      const before = wishes.length;
      await page.locator('[data-create]:enabled').click();
      await expect.poll(() => wishes.length, { interval: 5 }).toBeGreaterThan(before);
    }
    const outsider = await Outsider.come(own.server.address, 'Bob');
    const different = [...new Set(wishes.map((wish) => JSON.stringify(wish)))];
    expect(different.length).toBeGreaterThan(5);
    for (const wish of different) {
      const made = await outsider.post('tables', JSON.parse(wish) as object);
      expect([wish, made.status]).toEqual([wish, 201]);
    }
    await ada.context.close();
  },
);

/** What has the focus: a sort of field of the form, the button that makes the table, or something else. */
function fieldInFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: one } = document;
    if (one === null || one.closest('[data-new-table-form]') === null) return 'elsewhere';
    if (one.hasAttribute('data-create')) return 'create';
    // Not every choice of options begins a campaign: it stays off.
    if (one.closest('[data-option="campaign"]') !== null) return 'campaign';
    return one instanceof HTMLInputElement ? one.type : one.localName;
  });
}

/** The key that makes something else of each sort of field. */
const KEYS: Readonly<Record<string, string>> = {
  radio: 'ArrowRight',
  select: 'ArrowDown',
  number: 'ArrowUp',
  checkbox: 'Space',
  summary: 'Space',
};

/** Of a list of cards so many are made something else, and its last one. */
const LISTED = howMany(4, 400);

/** Goes on to the end of a long list. */
async function passLongList(page: Page): Promise<void> {
  await page.evaluate((most) => {
    const list = document.activeElement?.closest('[data-option]')?.querySelectorAll('input') ?? [];
    const inputs = [...list].filter(({ type }) => type === 'checkbox');
    if (inputs.findIndex((one) => one === document.activeElement) >= most) inputs.at(-1)?.focus();
  }, LISTED);
}

/** Goes through the form by keys alone: every field is made something else, then the table is made. */
async function fillByKeys(page: Page): Promise<void> {
  while ((await fieldInFocus(page)) === 'elsewhere') await page.keyboard.press('Tab');
  for (;;) {
    const field = await fieldInFocus(page);
    expect(field).not.toBe('elsewhere');
    await expect.poll(() => focused(page)).toMatchObject({ seen: true, marked: true });
    if (field === 'create') return page.keyboard.press('Enter');
    if (KEYS[field] !== undefined) await page.keyboard.press(KEYS[field]);
    await page.locator('[data-create]:enabled').waitFor();
    await page.keyboard.press('Tab');
    await passLongList(page);
  }
}

test('a live table with bots is set up by keys alone, and its game begins', async () => {
  const cleo = await openForm('Cleo', 'agricola-revised');
  const { page } = cleo;
  await fillByKeys(page);
  await atTable(cleo);
  await page.locator('[data-clock]').first().waitFor();
  await page.locator('[data-ask]').waitFor();
  const elsewhere = await Outsider.of(own.server.address, cleo);
  const facts = await elsewhere.get(`tables/${page.url().slice(-16)}`);
  expect(facts).toMatchObject({
    phase: 'playing',
    wish: { public: true, rated: false, advice: false, seats: 3, pace: { pace: 'live' } },
    sitters: [{ name: 'Cleo', guest: true }, { bot: 'level-1' }, { bot: 'level-1' }],
  });
  await elsewhere.answer(page.url().slice(-16));
  // Hands are drafted at this table, with the log folded: besides the starting player and the own choice, that the bots have chosen too.
  await page.locator('[data-log] li').nth(2).waitFor({ state: 'attached' });
  await leaveAll([cleo]);
});
