import { GRAIN } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import type { GameRecord } from '@furrow/kernel/record';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf } from '../src/engine/games';
import { tooManyAnimals } from './animal-farms';
import { openExample } from './example';
import { type Found, findPosition } from './position';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

const CARDS = { mode: 'base', decks: 'A,B' };
const TEAMS = { mode: 'base', 'team-play': 'product-of-totals' };

function questionOf(decision: Decision): Readonly<Record<string, unknown>> & { readonly ask: string } {
  return { ...decision.question() };
}

const asked = (ask: string) => (decision: Decision) => questionOf(decision).ask === ask;

/** A field on a card, by its number in moves. */
const ON_CARD = 32;

/** How a decision is brought up, and how somebody answers it at the page; what the log or the goods then show. */
interface View {
  readonly found: () => Found;
  readonly ask: string;
  /** What is pressed in the drawer of things to do at any time, to be asked. */
  readonly drawer?: string;
  readonly answer: (page: Page) => Promise<void>;
  /** What the log says afterwards, where the answer itself does not look. */
  readonly says?: RegExp;
}

const confirm = (page: Page) => page.locator('[data-ask] [data-confirm]:enabled').click();
const more = (page: Page, good: string) => page.locator(`[data-row="${good}"] button`).last().click();

const VIEWS: Readonly<Record<string, View>> = {
  'reap: fields on the farm are tapped': {
    found: () =>
      findPosition({
        box: 'agricola-revised',
        options: CARDS,
        seats: 2,
        is: asked('reap'),
        prefers: (words) =>
          /^(grain-seeds|farmland|field|sow|grain-utilization|cultivation|lessons|play)/.test(words),
      }),
    ask: 'reap',
    answer: async (page) => {
      for (const cell of await page.locator('[data-farm] [data-cell][role="button"]').all())
        await cell.click();
      await confirm(page);
    },
    says: /takes \d+ grain/,
  },
  'pick: cards of the hand are tapped, and only so many can be chosen': {
    found: () => findPosition({ box: 'agricola-revised', options: CARDS, seats: 2, is: asked('pick') }, 230),
    ask: 'pick',
    answer: async (page) => {
      const marked = page.locator('[data-stack="hand"] [data-card][data-marked="true"]');
      await marked.nth(0).click();
      await marked.nth(1).click();
      await expect.poll(() => page.locator('[data-ask] [data-confirm]').isDisabled()).toBe(true);
      await marked.nth(2).click();
      await marked.nth(3).click();
      await expect.poll(() => page.locator('[data-card][data-chosen="true"]').count()).toBe(3);
      await confirm(page);
    },
    says: /Chance picks/,
  },
  'marketplace: goods for the partner': {
    found: () =>
      findPosition({ box: 'agricola-revised', options: TEAMS, seats: 4, is: asked('marketplace') }),
    ask: 'marketplace',
    answer: async (page) => {
      await page.locator('[data-ask] [data-row] button:enabled').last().click();
      await confirm(page);
    },
    says: /gives .* to /,
  },
  'the farm of the partner: turned to, and built on': {
    found: () =>
      findPosition({
        box: 'agricola-revised',
        options: TEAMS,
        seats: 4,
        is: (decision) => {
          const { ask, partner } = questionOf(decision) as { ask: string; partner?: { stable?: unknown } };
          return ask === 'build' && partner?.stable !== undefined;
        },
      }),
    ask: 'build',
    answer: async (page) => {
      await page.locator('[data-ask] [aria-pressed="false"]').filter({ hasText: 'Farm of Player' }).click();
      await page.locator('[data-farm] [data-cell][role="button"]').last().click();
      const which = page.locator('[data-narrowed] [data-notation^="partner-stable"]');
      const built = page.locator('[data-log] li', { hasText: /builds a stable on \w\d for / });
      await which.or(built).first().waitFor();
      if ((await which.count()) > 0) await which.click();
    },
    says: /builds a stable on \w\d for /,
  },
  'palisades: offered for the cells that were tapped': {
    found: () =>
      findPosition(
        {
          box: 'agricola-revised',
          options: CARDS,
          seats: 2,
          is: (decision) =>
            questionOf(decision).palisades === true &&
            decision.domain.all().some(({ verb }) => verb === 'palisade'),
        },
        42,
      ),
    ask: 'fences',
    answer: async (page) => {
      const offered = page.locator('[data-ask] [data-notation^="palisade"]');
      for (const cell of await page.locator('[data-farm] [data-cell][role="button"]').all()) {
        await cell.click();
        await page.locator('[data-ask] [aria-busy="false"]').waitFor({ state: 'attached' });
        if ((await offered.count()) > 0) break;
        await page.keyboard.press('Escape');
      }
      await offered.first().click();
    },
    says: /palisade/,
  },
  'release: animals run away at any time': {
    found: () =>
      findPosition({
        box: 'creatures',
        seats: 2,
        is: (decision) => asked('settle')(decision) && decision.domain.moves().length > 1,
      }),
    ask: 'release',
    drawer: 'release',
    answer: async (page) => {
      await page.locator('[data-ask] [data-row] button:enabled').first().click();
      await confirm(page);
    },
    says: /run/,
  },
  'convert: goods become food': {
    found: () =>
      findPosition({
        box: 'agricola-revised',
        seats: 2,
        is: (decision, record) => asked('work')(decision) && hasGrain(record, decision.seat),
      }),
    ask: 'convert',
    drawer: 'exchange',
    answer: async (page) => {
      await more(page, 'grain');
      await confirm(page);
    },
    says: /turns 1 grain into 1 food/,
  },
  'discard: goods go back': {
    found: () =>
      findPosition({
        box: 'agricola-revised',
        seats: 2,
        is: (decision, record) => asked('work')(decision) && hasGrain(record, decision.seat),
      }),
    ask: 'discard',
    drawer: 'give-back',
    answer: async (page) => {
      await more(page, 'grain');
      await confirm(page);
    },
    says: /returns 1 grain to the general supply/,
  },
  'a field on a card: tapped in the row of cards': {
    found: () =>
      findPosition(
        {
          box: 'agricola-revised',
          options: CARDS,
          seats: 2,
          is: (decision) => fieldsToSow(decision).some((field) => field >= ON_CARD),
        },
        224,
      ),
    ask: 'sow',
    answer: async (page) => {
      // The only field is chosen from the beginning: the first tap clears it.
      const card = page.locator('[data-stack="played"] [data-card][data-marked="true"]').first();
      await card.click();
      if ((await card.getAttribute('data-chosen')) !== 'true') await card.click();
      await confirm(page);
    },
    says: /sows (grain|a vegetable|vegetables) on “/,
  },
  'one field and one sort of crop: nothing is left but to confirm': {
    found: () =>
      findPosition({
        box: 'agricola-revised',
        seats: 2,
        is: (decision) => fieldsToSow(decision).length === 1 && decision.domain.all().length <= 2,
      }),
    ask: 'sow',
    answer: async (page) => {
      await page.locator('[data-confirm]:enabled').waitFor();
      await page.locator('[data-confirm]').click();
    },
    says: /sows (grain|a vegetable|vegetables)/,
  },
  'order: the card that acts first is tapped': {
    found: () =>
      findPosition({ box: 'agricola-revised', options: CARDS, pool: '1', seats: 2, is: asked('order') }),
    ask: 'order',
    answer: async (page) => {
      const card = page.locator('[data-stack="played"] [data-card][data-marked="true"]').last();
      const title = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
      await card.click();
      await page.locator('[data-testid="prompt"]').filter({ hasText: title }).waitFor();
      await page.locator('[data-ask="order"]').waitFor({ state: 'detached' });
    },
  },
  'settle: an animal is dragged out of the farm, and the sheet shows it': {
    found: tooManyAnimals,
    ask: 'settle',
    answer: async (page) => {
      const numbers = () => page.locator('[data-ask] output').allInnerTexts();
      const before = await numbers();
      const herd = await page.locator('[data-herd]').first().boundingBox();
      const farm = await page.locator('[data-part="farm"] [data-farm]').boundingBox();
      if (herd === null || farm === null) throw new Error('no animal is shown');
      await page.mouse.move(herd.x + herd.width / 2, herd.y + herd.height / 2);
      await page.mouse.down();
      await page.mouse.move(herd.x + herd.width, herd.y + herd.height, { steps: 4 });
      await page.mouse.move(farm.x + farm.width / 2, farm.y + farm.height - 8, { steps: 4 });
      await page.mouse.up();
      await expect.poll(numbers).not.toEqual(before);
      const dragged = await numbers();
      await page.locator('[data-herd]').first().click();
      await page.locator('[data-place="outside"]').click();
      await expect.poll(numbers).not.toEqual(dragged);
      await confirm(page);
    },
    says: /returns .* to the general supply|into \d+ food/,
  },
};

/** The fields that can be sown in answer to a decision, each once. */
function fieldsToSow(decision: Decision): number[] {
  if (questionOf(decision).ask !== 'sow') return [];
  const named = decision.domain.all().flatMap(({ things }) => things.filter((_, i) => i % 2 === 1));
  return [...new Set(named)];
}

function hasGrain({ state }: GameRecord<Position>, seat: number): boolean {
  return (state as State).players[seat].goods[GRAIN] > 0;
}

/** The lines of the log; only the last ones are kept on the page. */
function logOf(page: Page): Promise<string[]> {
  return page.locator('[data-log] li').allInnerTexts();
}

/** What the log says that it did not say before. */
function newLines(before: readonly string[], after: readonly string[]): string[] {
  const last = before.slice(-2).join('\n');
  const at = after.findLastIndex((_, i) => after.slice(Math.max(0, i - 1), i + 1).join('\n') === last);
  return after.slice(at + 1);
}

for (const [title, { found, ask, drawer, answer, says }] of Object.entries(VIEWS)) {
  test(`${title}`, async () => {
    const { page, errors } = await open({ liking: BRISK });
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.furrow', mimeType: 'text/plain', buffer: Buffer.from(found().text) });
    await page.locator('[data-ask]').first().waitFor();
    if (drawer !== undefined) {
      await page.locator('[data-drawer="anytime"]').click();
      await page.locator(`section [data-notation="${drawer}"]`).click();
    }
    await page.locator(`[data-ask="${ask}"]`).waitFor();
    const before = await logOf(page);
    await answer(page);
    const said = async () => newLines(before, await logOf(page)).join('\n');
    if (says !== undefined) await expect.poll(said).toMatch(says);
    expect(errors).toEqual([]);
    await page.close();
  });
}

test('some twenty buildings that can be chosen are all in sight, at the least size of a large screen', async () => {
  const chosen = boxOf('creatures').options.find(({ name }) => name === 'buildings')?.listOf ?? [];
  const { text, decision } = findPosition({
    box: 'creatures',
    options: { buildings: chosen.slice(0, 30).join() },
    seats: 2,
    is: (one) => questionOf(one).ask === 'build' && isSomeTwenty(one.domain.all().length),
    prefers: (words) => /^(wood|stone|reed|building-resources)/.test(words),
  });
  const { page, errors } = await open({ liking: BRISK });
  await openExample(page, text);
  const buildings = new Set(
    decision.domain.all().flatMap(({ verb, things }) => (verb === 'build' ? [things[0]] : [])),
  );
  const marked = page.locator('[data-stack="offer"] [data-card][data-marked="true"]');
  await expect.poll(() => marked.count()).toBe(buildings.size);
  const isInSight = (card: Element) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return [top + 4, top + height - 4].every((y) =>
      card.contains(document.elementFromPoint(left + width / 2, y)),
    );
  };
  for (const card of await marked.all()) expect(await card.evaluate(isInSight)).toBe(true);
  expect(errors).toEqual([]);
  await page.close();
});

function isSomeTwenty(answers: number): boolean {
  return answers >= 20 && answers <= 24;
}
