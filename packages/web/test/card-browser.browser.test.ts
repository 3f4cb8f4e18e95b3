// The browser of cards and the tools of the hand, as somebody uses them.
import { expect, test } from 'vitest';
import { openExample } from './example';
import { findPosition } from './position';
import { see } from './sight';
import { useSite } from './site';
import { BRISK, type Page } from './visit';

const open = useSite();

/** A turn of a game of four with hand cards. */
const { text: TURN } = findPosition({
  box: 'agricola-revised',
  seats: 4,
  options: { mode: 'base', decks: 'A,B' },
  is: (decision, { game, state }) => decision.question().ask === 'work' && game.round(state).now === 1,
});

async function openBrowser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-menu="look-up"]').click();
  await page.locator('dialog[open] [data-entry]').first().waitFor();
}

/** The ids of the entries that are listed. */
function listed(page: Page): Promise<(string | null)[]> {
  return page
    .locator('dialog[open] [data-entry]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-entry')));
}

test('each filter of the card browser narrows the list, and what is found says what it is', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await openExample(page, TURN);
  await see(page);
  await openBrowser(page);
  const all = (await listed(page)).length;
  expect(all).toBeGreaterThan(300);
  /** What is said of the loom, and not of the wood cutter. */
  const CHOICES = { deck: 'B', category: 'points-provider', cost: 'wood', needs: 'with' };
  for (const [name, value] of Object.entries(CHOICES)) {
    const filter = page.locator(`[data-filter="${name}"]`);
    await filter.selectOption(value);
    await expect.poll(async () => (await listed(page)).length).toBeLessThan(all);
    expect(await listed(page)).toContain('loom');
    expect(await listed(page)).not.toContain('wood-cutter');
    await filter.selectOption('');
    await expect.poll(async () => (await listed(page)).length).toBe(all);
  }
  await page.locator('dialog[open]').getByRole('button', { name: 'Occupation' }).click();
  await expect.poll(() => listed(page)).not.toContain('loom');
  await page.locator('dialog[open]').getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('searchbox').fill('threshing boa');
  await expect.poll(() => listed(page)).toEqual(['threshing-board']);
  await page.locator('[data-related]').click();
  await expect.poll(() => listed(page)).toContain('freshman');
  expect(await listed(page)).not.toContain('wood-cutter');
  await page.locator('button[data-filter="related"]').click();
  await expect.poll(async () => (await listed(page)).length).toBe(all);
  expect(errors).toEqual([]);
  await page.close();
});

test('a ruling of a card is read in the browser', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await openExample(page, TURN);
  await see(page);
  await openBrowser(page);
  await page.getByRole('searchbox').fill('Lasso');
  await expect.poll(async () => (await listed(page))[0]).toBe('lasso');
  const rulings = page.locator('dialog[open] article details').filter({ hasText: 'Rulings' });
  expect(await rulings.locator('p').isVisible()).toBe(false);
  await rulings.locator('summary').click();
  expect(await rulings.locator('p').innerText()).toMatch(/^RU-48/);
  expect(errors).toEqual([]);
  await page.close();
});

/** The ids and names of the cards of the hand, as they lie. */
function hand(
  page: Page,
): Promise<{ id: string | null; kind: string | null; blocked: boolean; name: string }[]> {
  return page.locator('[data-stack="hand"] [data-card]').evaluateAll((all) =>
    all.map((one) => ({
      id: one.getAttribute('data-card'),
      kind: one.querySelector('[data-kind]')?.getAttribute('data-kind') ?? null,
      blocked: one.getAttribute('data-blocked') === 'true',
      name: one.getAttribute('aria-label')?.split(',')[0] ?? '',
    })),
  );
}

test('the hand is sorted and filtered by its two lists', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await openExample(page, TURN);
  await see(page);
  const all = await hand(page);
  expect(all).toHaveLength(14);
  expect(all.map(({ kind }) => kind)).toEqual([...Array(7).fill('minor'), ...Array(7).fill('occupation')]);
  await page.locator('[data-hand="order"]').selectOption('name');
  const named = await hand(page);
  expect(named.map(({ name }) => name)).toEqual(
    all.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
  );
  const filter = page.locator('[data-hand="filter"]');
  await filter.selectOption('occupation');
  expect((await hand(page)).map(({ kind }) => kind)).toEqual(Array(7).fill('occupation'));
  await filter.selectOption('improvement');
  expect((await hand(page)).map(({ kind }) => kind)).toEqual(Array(7).fill('minor'));
  await filter.selectOption('playable');
  const playable = await hand(page);
  expect(playable.map(({ id }) => id)).toEqual(named.filter(({ blocked }) => !blocked).map(({ id }) => id));
  expect(playable.length).toBeLessThan(14);
  await filter.selectOption('all');
  expect(await hand(page)).toEqual(named);
  expect(errors).toEqual([]);
  await page.close();
});

test('every card of a full hand shows its name and is lifted whole by pointer and keys, above the rail', async () => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ]) {
    const { page, errors } = await open({ liking: BRISK, size });
    await openExample(page, TURN);
    await see(page);
    const tiles = page.locator('[data-stack="hand"] [data-card]');
    const rail = await page.locator('footer').evaluate((foot) => foot.getBoundingClientRect().top);
    expect(await tiles.count()).toBe(14);
    for (const tile of await tiles.all()) {
      const before = await tile.evaluate(placeOf);
      const name = tile.locator('[data-part="name"]');
      await name.hover();
      const tip = page.locator('[role="tooltip"]');
      await tip.waitFor();
      const label = await tile.getAttribute('aria-label');
      const title = await tip.locator('[data-part="name"]').innerText();
      expect(label?.replaceAll('\u00AD', '')).toContain(title.replaceAll('\u00AD', ''));
      const { top, bottom } = await tip.evaluate(placeOf);
      expect({ top: top >= 0, above: bottom <= rail }).toEqual({ top: true, above: true });
      await page.mouse.move(1, 1);
      await tip.waitFor({ state: 'detached' });
      await expect.poll(() => tile.evaluate(placeOf)).toEqual(before);
    }
    const reached = new Set<string | null>();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-card') ?? null);
    await tiles.first().focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
      for (let i = 0; i < 14; i++) {
        reached.add(await focused());
        await page.keyboard.press(key);
      }
    reached.add(await focused());
    expect(reached.size).toBe(14);
    expect(await page.locator('[role="tooltip"]').count()).toBe(1);
    expect(errors).toEqual([]);
    await page.close();
  }
});

/** Runs in the page. */
function placeOf(element: Element): { left: number; top: number; right: number; bottom: number } {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}
