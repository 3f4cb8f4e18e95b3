import type { State } from '@furrow/agricola/state/state';
import type { State as CreaturesState } from '@furrow/creatures/state';
import type { Decision } from '@furrow/kernel/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openExample } from './example';
import { findPosition, type Wanted } from './position';
import { see } from './sight';
import { useSite } from './site';
import { BRISK, turnTo } from './visit';

const open = useSite();

const asks = (ask: string) => (decision: Decision) => decision.question().ask === ask;
const CARDS = { mode: 'base', decks: 'A,B' };

/** Kinds of decisions, and in which games they are met. */
const DECISIONS: Readonly<Record<string, Wanted>> = {
  'a space, four seats': {
    box: 'agricola-revised',
    seats: 4,
    options: CARDS,
    is: ({ kind }, { game, state }) => kind === 'work' && game.round(state).now === 9,
  },
  'a space, All Creatures': {
    box: 'creatures',
    seats: 2,
    is: ({ kind }, { game, state }) => kind === 'work' && game.round(state).now === 5,
  },
  fences: { box: 'agricola-revised', seats: 3, options: CARDS, is: asks('fences') },
  'feeding, four seats': {
    box: 'agricola-revised',
    seats: 4,
    options: CARDS,
    is: (decision) => asks('feed')(decision) && decision.domain.moves().length > 3,
  },
  'more animals than room': {
    box: 'creatures',
    seats: 2,
    is: (decision) => asks('settle')(decision) && decision.domain.moves().length > 3,
  },
};

/** Screens from the largest that people have to the smallest that the large table is made for. */
const SCREENS = [
  { width: 3840, height: 2160 },
  { width: 2560, height: 1440 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
];

/** The parts of the table that never lie over each other, and what reaches beyond the screen. */
function disorder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts =
      '[data-space], [data-part="farm"] [data-farm], [data-supply], header, footer, aside section';
    const boxes = [...document.querySelectorAll(parts)]
      .map((part) => ({
        name: part.getAttribute('aria-label') ?? part.tagName,
        box: part.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0);
    const outside = boxes.filter(
      ({ box }) =>
        box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
    );
    const over = boxes.flatMap(({ name, box }, i) =>
      boxes
        .slice(i + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${name} lies over ${other.name}`),
    );
    return [...outside.map(({ name }) => `${name} is off the screen`), ...over];
  });
}

/** Texts of the board, the bar and the top that are smaller than they may be: they grow with the largest screens. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const grown = Math.max(1, Math.min(innerWidth / 1920, innerHeight / 1080));
    const least = innerWidth >= 1600 ? 14 * grown : 12;
    const sizeOf = (part: Element) =>
      Number.parseFloat(getComputedStyle(part).fontSize) * part.currentCSSZoom;
    const parts = [
      ...document.querySelectorAll('header *, footer *, [data-space], [data-space] *, [data-log] *'),
    ];
    return parts
      .filter((part) =>
        [...part.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .filter((part) => part.closest('svg') === null && part.getBoundingClientRect().width > 1)
      .filter((part) => sizeOf(part) < least - 0.1)
      .map((part) => `${part.textContent}: ${sizeOf(part)} px`);
  });
}

for (const [title, wanted] of Object.entries(DECISIONS))
  test(`everything has a place of its own and can be read on screens of all sizes: ${title}`, async () => {
    const { page, errors } = await open({ liking: BRISK });
    await openExample(page, findPosition(wanted).text);
    for (const size of SCREENS) {
      await turnTo(page, size);
      const { beyond } = await see(page);
      const found = { size, beyond, disorder: await disorder(page), tooSmall: await tooSmall(page) };
      expect(found).toEqual({ size, beyond: [0, 0], disorder: [], tooSmall: [] });
    }
    expect(errors).toEqual([]);
    await page.close();
  });

test('two players: both farms are equally large', async () => {
  for (const box of ['creatures', 'agricola-revised'] as const) {
    const { page } = await open({ liking: BRISK });
    const { text } = findPosition({ box, seats: 2, is: asks('work') });
    await openExample(page, text);
    await see(page);
    const sizes = await page
      .locator('[data-farm] [data-ground="a1"]')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().height)));
    expect(sizes).toHaveLength(2);
    expect(Math.abs(sizes[0] - sizes[1])).toBeLessThanOrEqual(1);
    await page.close();
  }
});

test('two players with hand cards: the farms are the largest things on a small screen', async () => {
  const { page } = await open({ liking: BRISK });
  await openExample(
    page,
    findPosition({ box: 'agricola-revised', seats: 2, options: CARDS, is: asks('work') }).text,
  );
  await see(page);
  const farms = await page.locator('[data-farm]').evaluateAll((all) =>
    all.map((farm) => {
      const { width, height } = farm.getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    }),
  );
  expect(farms).toHaveLength(2);
  for (const [width, height] of farms) {
    expect(width).toBeGreaterThanOrEqual(320);
    expect(height).toBeGreaterThanOrEqual(200);
  }
  await page.close();
});

test('few answers stand in the bar beside the question', async () => {
  const { page } = await open({ liking: BRISK });
  const { text } = findPosition({ box: 'agricola-revised', seats: 4, options: CARDS, is: asks('anyOf') });
  await openExample(page, text);
  for (const size of SCREENS) {
    await turnTo(page, size);
    await see(page);
    const above = await page.evaluate(() => {
      const bar = document.querySelector('footer')?.getBoundingClientRect();
      const answers = [...document.querySelectorAll('[data-ask] [data-notation]')];
      const over = answers.filter((one) => one.getBoundingClientRect().top < (bar?.top ?? 0) - 1);
      return [answers.length > 1, over.map((one) => one.textContent)];
    });
    expect(above).toEqual([true, []]);
  }
  await page.close();
});

test('the farm keeps its size while an answer is put together', async () => {
  const { page } = await open({ liking: BRISK });
  await openExample(page, findPosition(DECISIONS['more animals than room']).text);
  await see(page);
  const sizeOf = () =>
    page.locator('[data-part="farm"] [data-farm]').evaluate((farm) => farm.getBoundingClientRect().toJSON());
  const before = await sizeOf();
  await page.locator('[data-ask] [data-row] button:enabled').first().click();
  await see(page);
  expect(await sizeOf()).toEqual(before);
  await page.close();
});

test('the planning board opens where hand cards are played', async () => {
  const { page } = await open({ liking: BRISK });
  await openExample(page, findPosition(DECISIONS['a space, four seats']).text);
  await see(page);
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await page.locator('dialog[open]').waitFor();
  await page.close();
});

test('AG-R207 a major improvement that somebody has built leaves its place empty, and no other moves', async () => {
  const places: Record<string, unknown>[] = [];
  for (const taken of [0, 3]) {
    const { page } = await open({ liking: BRISK });
    const { text } = findPosition({
      box: 'agricola-revised',
      seats: 4,
      options: CARDS,
      is: (decision, { state }) =>
        asks('work')(decision) && (state as State).majors.filter((owner) => owner > 0).length >= taken,
    });
    await openExample(page, text);
    await see(page);
    const display = page.locator('[data-stack="offer"] :is([data-card], [data-taken])');
    expect(await display.count()).toBe(10);
    expect(await page.locator('[data-stack="offer"] [data-taken]').count()).toBeGreaterThanOrEqual(taken);
    const boxes = await display.evaluateAll((all) =>
      all.map((one) => [
        one.getAttribute('data-card') ?? one.getAttribute('data-taken'),
        [one.getBoundingClientRect().left, one.getBoundingClientRect().top].map(Math.round),
      ]),
    );
    places.push(Object.fromEntries(boxes) as Record<string, unknown>);
    await page.close();
  }
  expect(places[1]).toEqual(places[0]);
});

test('the farms of four others are equally large, whatever lies before them', async () => {
  for (const size of SCREENS.slice(-2)) {
    const { page } = await open({ size, liking: BRISK });
    const { text } = findPosition({
      box: 'agricola-2007',
      seats: 5,
      options: { mode: 'full', decks: 'E,I,K' },
      is: (decision, { game, state }) => asks('work')(decision) && game.round(state).now === 14,
    });
    await openExample(page, text);
    await see(page);
    const widths = await page
      .locator('aside [data-farm] [data-ground="a1"]')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
    expect(widths).toHaveLength(4);
    expect(new Set(widths).size).toBe(1);
    await page.close();
  }
});

/** How far it is from a farm of All Creatures down to its scales and on to its supply, in percent of the window, for each place. */
function gapsOn(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const box = (element: Element | null | undefined) =>
      element?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, 0);
    const [other, mine] = document.querySelectorAll('ul[style*="--farm-columns"]');
    const places = [
      [document.querySelector('[data-part="farm"] [data-farm] > rect'), mine, '[data-supply] > ul'],
      [document.querySelector('aside [data-farm] > rect'), other, 'aside [data-store]'],
    ] as const;
    const percent = (gap: number) => Math.round((1000 * gap) / innerHeight) / 10;
    return places.flatMap(([farm, scales, supply]) => [
      percent(box(scales?.firstElementChild).top - box(farm).bottom),
      percent(box(document.querySelector(supply)).top - box(scales?.lastElementChild).bottom),
    ]);
  });
}

/** The names of buildings on offer that show less than two lines of their texts, or a text of one line not whole. */
function untold(page: Page): Promise<string[]> {
  return page.locator('[data-stack="offer"] [data-card]').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const text = card.querySelector('[data-part="text"]');
        if (text === null) return true;
        const line = Number.parseFloat(getComputedStyle(text).lineHeight);
        return text.clientHeight < Math.min(2 * line, text.scrollHeight) - 1;
      })
      .map((card) => card.getAttribute('data-card') ?? ''),
  );
}

test('All Creatures: scales and supply follow the farm, however wide it is, and buildings on offer tell in words', async () => {
  const { page } = await open({ liking: BRISK });
  for (const columns of [2, 3, 5]) {
    const { text } = findPosition({
      box: 'creatures',
      seats: 2,
      is: (decision, { state }) =>
        asks('work')(decision) &&
        Math.max(...(state as CreaturesState).players.map(({ farm }) => farm.columns)) === columns,
    });
    await page.goto(new URL('?deal=1', page.url()).href);
    await openExample(page, text);
    for (const size of SCREENS.slice(1)) {
      await turnTo(page, size);
      await see(page);
      const gaps = await gapsOn(page);
      expect({ columns, size, untold: await untold(page), wide: gaps.filter((gap) => gap > 6) }).toEqual({
        columns,
        size,
        untold: [],
        wide: [],
      });
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
    }
  }
  await page.close();
});
