import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cutOn } from './cut';
import { openExample } from './example';
import { everyKind, type KindFound, type Played } from './kinds';
import { disorder } from './order';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

const GAMES: Readonly<Record<string, Played>> = {
  'Agricola, four seats with cards': {
    box: 'agricola-revised',
    seats: 4,
    options: { mode: 'base', decks: 'A,B' },
    fromRound: 5,
    games: 30,
    prefers: /^(grain-seeds|farmland|field|sow|grain-utilization|cultivation|lessons|play|fencing|fences)/,
  },
  'All Creatures': { box: 'creatures', seats: 2, fromRound: 4, games: 30, prefers: /^(special|build|walls)/ },
};

/** The page goes on to another record. */
async function turnTo(page: Page, { text }: KindFound): Promise<void> {
  await page.goto(page.url().replace(/#.*/, ''));
  await openExample(page, text);
  await see(page);
}

/** On small screens panes are scrolled: what the decision needs must be in sight all the same. */
function isSmall(page: Page): boolean {
  const { width, height } = page.viewportSize() ?? SIZES[0];
  return width < 1180 || height < 560;
}

/** What is wrong at a size, in words that say where. */
async function faults(page: Page, at: string): Promise<string[]> {
  const { parts, outOfReach, small } = await disorder(page);
  const cut = await cutOn(page, { mayScroll: isSmall(page) });
  return [
    ...parts,
    ...outOfReach.map((what) => `out of reach: ${what}`),
    ...small.map((what) => `too small: ${what}`),
    ...cut,
  ].map((what) => `${at}: ${what}`);
}

for (const [title, played] of Object.entries(GAMES)) {
  test(`every kind of decision is in order at every size: ${title}`, async () => {
    const kinds = everyKind(played);
    expect(kinds.length).toBeGreaterThan(15);
    const { page, errors } = await open({ liking: BRISK });
    const found: string[] = [];
    for (const kind of kinds) {
      await turnTo(page, kind);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        found.push(...(await faults(page, `${kind.ask} at ${size.width} × ${size.height}`)));
      }
      await page.setViewportSize(SIZES[0]);
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  }, 600_000);
}

test('the farm keeps its place and size during a turn', async () => {
  const { page } = await open({ liking: BRISK });
  const [work] = everyKind({ ...GAMES['Agricola, four seats with cards'], games: 4 }).filter(
    ({ ask }) => ask === 'work',
  );
  await turnTo(page, work);
  const boxOf = () =>
    page.locator('[data-part="farm"] [data-farm]').evaluate((farm) => farm.getBoundingClientRect().toJSON());
  const before = await boxOf();
  const asked: string[] = [];
  for (const space of ['farm-expansion', 'farmland', 'fencing', 'grain-utilization', 'major-improvement']) {
    const tile = page.locator(`[data-space="${space}"][data-marked="true"]`);
    if ((await tile.count()) === 0) continue;
    await tile.click();
    const { ask, version } = await see(page);
    if (ask === 'work') continue;
    asked.push(ask);
    expect(await boxOf()).toEqual(before);
    await page.keyboard.press('u');
    await page.locator(`[data-version]:not([data-version="${version}"])`).waitFor();
    await page.locator('[data-ask="work"]').waitFor();
  }
  expect(asked.length).toBeGreaterThan(1);
  await page.close();
});
