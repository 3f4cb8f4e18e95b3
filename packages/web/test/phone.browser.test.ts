import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cutOn } from './cut';
import { openExample } from './example';
import { findPosition, type Wanted } from './position';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

const PHONE = { size: { width: 390, height: 844 }, touch: true };

/** Sheets with the most on them: several goods to count. */
const SHEETS: Readonly<Record<string, Wanted>> = {
  'feeding, five seats': {
    box: 'agricola-2007',
    seats: 5,
    options: { mode: 'family' },
    is: ({ kind, domain }) => kind === 'feed' && domain.moves().length > 3,
  },
  'more animals than room': {
    box: 'creatures',
    seats: 2,
    is: ({ kind, domain }) => kind === 'settle' && domain.moves().length > 3,
  },
};

for (const [title, wanted] of Object.entries(SHEETS))
  for (const language of ['de', 'fr']) {
    test(`a phone shows a whole sheet and the farm without scrolling, ${language}: ${title}`, async () => {
      const { page, errors } = await open({ ...PHONE, liking: { ...BRISK, language } });
      await openExample(page, findPosition(wanted).text);
      await page.locator('[data-ask] [data-confirm]:enabled').waitFor();
      expect(await cutOn(page)).toEqual([]);
      expect((await see(page)).scrolling).toEqual([]);
      expect(await overlapping(page, '[data-ask]', '[data-part="farm"]')).toBe(false);
      expect(errors).toEqual([]);
      await page.close();
    });
  }

/** A space is chosen in the last round, when all round cards lie on the board. */
const inLastRound: Wanted['is'] = ({ kind }, { game, state }) =>
  kind === 'work' && game.round(state).now === game.round(state).of;

/** Tables with all spaces. */
const LAST_ROUNDS: readonly Wanted[] = [
  { box: 'agricola-revised', seats: 4, options: { mode: 'base' }, is: inLastRound },
  { box: 'agricola-2007', seats: 5, options: { mode: 'family' }, is: inLastRound },
];

for (const wanted of LAST_ROUNDS)
  for (const language of ['fr', 'it'])
    test(`a phone shows all spaces of the last round without scrolling, ${language}: ${wanted.box}`, async () => {
      const { page, errors } = await open({ ...PHONE, liking: { ...BRISK, language } });
      await openExample(page, findPosition(wanted).text);
      await page.locator('[data-space][data-marked="true"]').first().waitFor();
      expect(await page.locator('[data-space]').count()).toBe(30);
      expect(await cutOn(page)).toEqual([]);
      expect((await see(page)).scrolling).toEqual([]);
      expect(errors).toEqual([]);
      await page.close();
    });

/** Whether two things on the screen lie over each other. */
async function overlapping(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = [await page.locator(one).boundingBox(), await page.locator(other).boundingBox()];
  if (a === null || b === null) throw new Error(`${one} or ${other} is not on the screen`);
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
}

test('on a phone a lesson covers nothing of the table', async () => {
  const { page, errors } = await open({ ...PHONE, liking: BRISK });
  await page.locator('[data-lesson-offer] button').first().tap();
  const lesson = 'aside:has(> [data-lesson])';
  await page.locator(lesson).waitFor();
  for (const part of ['[data-part="board"]', '[data-ask]', '[data-supply]', 'footer', 'header'])
    expect({ part, covered: await overlapping(page, lesson, part) }).toEqual({ part, covered: false });
  const board = await page.locator('[data-part="board"]').boundingBox();
  expect(board?.height).toBeGreaterThan(150);
  expect(errors).toEqual([]);
  await page.close();
});

test('on a phone the key L brings the log forward', async () => {
  const { page } = await open({ ...PHONE, liking: BRISK });
  await page.locator('[data-box="creatures"] button.primary').tap();
  await see(page);
  expect(await page.locator('[data-log]').isVisible()).toBe(false);
  await page.keyboard.press('l');
  await page.locator('[data-log]:focus').waitFor();
  await page.close();
});

/** A space is chosen in the middle of a game. */
const IN_BETWEEN: Wanted = {
  box: 'agricola-revised',
  seats: 3,
  options: { mode: 'base' },
  is: ({ kind }, { game, state }) => kind === 'work' && game.round(state).now === 5,
};

const FENCING: Wanted = { box: 'agricola-revised', seats: 3, is: ({ kind }) => kind === 'fences' };

test('on a phone my farm is as wide as the screen, and neither tabs nor the question move when it comes forward', async () => {
  const { page, errors } = await open({ ...PHONE, liking: BRISK });
  await openExample(page, findPosition(IN_BETWEEN).text);
  await page.locator('[data-space][data-marked="true"]').first().waitFor();
  const places = () =>
    Promise.all(
      ['[data-to-pane="farm"]', '[data-testid="prompt"]'].map((one) => page.locator(one).boundingBox()),
    );
  const before = await places();
  await page.locator('[data-to-pane="farm"]').tap();
  const farm = page.locator('[data-part="farm"] [data-farm]');
  await farm.waitFor();
  expect(await places()).toEqual(before);
  const ground = await farm.locator('rect').first().boundingBox();
  expect(ground?.width).toBeGreaterThan(350);
  expect(errors).toEqual([]);
  await page.close();
});

test('on a phone in All Creatures the spaces of my farm are large enough for a finger, buildings have their names, and how many animals there are stands below', async () => {
  const { page, errors } = await open({ ...PHONE, liking: BRISK });
  await openExample(
    page,
    findPosition({ box: 'creatures', seats: 2, is: ({ kind }) => kind === 'work' }).text,
  );
  await page.locator('[data-space][data-marked="true"]').first().waitFor();
  await page.locator('[data-to-pane="farm"]').tap();
  const farm = page.locator('[data-part="farm"] [data-farm]');
  await farm.waitFor();
  const ground = await farm.locator('[data-ground="a1"]').boundingBox();
  expect(ground?.height).toBeGreaterThan(90);
  await expect.poll(() => farm.getAttribute('data-names')).toBe('true');
  await page.locator('[data-to-pane="farm"]').waitFor();
  const rows = page.locator('main > ul[aria-label] > li:visible');
  await expect.poll(() => rows.count()).toBe(4);
  expect(errors).toEqual([]);
  await page.close();
});

test('on a phone fences are drawn on a farm as wide as the screen, and what confirms them lies at its lower edge', async () => {
  const { page, errors } = await open({ ...PHONE, liking: BRISK });
  await openExample(page, findPosition(FENCING).text);
  const edge = await page.locator('[data-edge]').first().boundingBox();
  expect(Math.min(edge?.width ?? 0, edge?.height ?? 0)).toBeGreaterThan(32);
  const confirm = await page.locator('[data-confirm]').boundingBox();
  expect(confirm?.y).toBeGreaterThan(PHONE.size.height - 150);
  expect(errors).toEqual([]);
  await page.close();
});

test('on a phone no tile moves or changes its size from one turn to the next', async () => {
  const { page, errors } = await open({ ...PHONE, liking: { ...BRISK, pace: 'normal' } });
  await page.locator('[data-box="agricola-revised"] button.primary').tap();
  await page.locator('[data-ask="work"]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const note = () => {
      const tile = document.querySelector<HTMLElement>('[data-space="forest"]');
      const asked = document.querySelector('[data-testid="prompt"]')?.textContent ?? '';
      if (tile !== null && tile.offsetHeight > 0) {
        document.body.dataset.places ??= '';
        const place = `${tile.offsetTop} ${tile.offsetHeight}`;
        if (!document.body.dataset.places.includes(place)) document.body.dataset.places += `${place};`;
        document.body.dataset.asked = `${document.body.dataset.asked ?? ''}${asked};`;
      }
      requestAnimationFrame(note);
    };
    note();
  });
  await page.locator('[data-space="day-laborer"]').tap();
  await page.locator('[data-happened] li').first().waitFor();
  await page.locator('[data-ask="work"]').waitFor({ state: 'attached' });
  const { places, asked } = await page.evaluate(() => {
    const { dataset } = document.body;
    return { places: dataset.places ?? '', asked: dataset.asked ?? '' };
  });
  expect(asked).toContain('Waiting');
  expect(places.split(';').filter(Boolean)).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.close();
});

test('on a phone the cards that somebody has in play lie below the farm', async () => {
  const { page, errors } = await open({ ...PHONE, liking: BRISK });
  const wanted: Wanted = {
    box: 'agricola-revised',
    seats: 1,
    prefers: (words) => /^(clay-pit|major-improvement|fireplace|take)/.test(words),
    is: ({ kind }, { game, state }) => kind === 'work' && game.round(state).now === 8,
  };
  await openExample(page, findPosition(wanted).text);
  await page.locator('[data-to-pane="farm"]').tap();
  const card = await page.locator('[data-stack="played"] [data-card]').first().boundingBox();
  const farm = await page.locator('[data-part="farm"]').boundingBox();
  const goods = await page.locator('[data-supply]').boundingBox();
  expect(card?.y).toBeGreaterThan((farm?.y ?? 0) + (farm?.height ?? 0));
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(goods?.y ?? 0);
  expect(await page.locator('[data-stack="offer"]').isVisible()).toBe(false);
  expect(await cutOn(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('with five seats a tablet tells what food is missing in one line, and shows the farms of all others', async () => {
  const { page, errors } = await open({
    size: { width: 1024, height: 768 },
    touch: true,
    liking: { ...BRISK, language: 'de' },
  });
  await openExample(page, findPosition(LAST_ROUNDS[1]).text);
  const told = await page.locator('[data-testid="forecast"]').boundingBox();
  expect(told?.y).toBeGreaterThanOrEqual(0);
  expect(told?.height).toBeLessThan(45);
  const farms = await page.locator('[data-count="4"] [data-farm]').all();
  expect(farms).toHaveLength(4);
  for (const farm of farms) expect((await farm.boundingBox())?.width).toBeGreaterThan(115);
  expect(await cutOn(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});
