import { howMany } from '@furrow/testkit/how-many';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cutOn } from './cut';
import { decisionsMet, forgottenKinds, turnsOfFour } from './decision-positions';
import { orderOn } from './order';
import { useSite } from './site';
import { BRISK, drawn, turnTo } from './visit';

const open = useSite();

/** The sizes of screens that are walked through, by what somebody points with. */
const SIZES = {
  'a pointer': [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ],
  'a finger': [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
  ],
};

/** The walk speaks these languages, turn and turn about; with a finger another than with a pointer. */
const LANGUAGES = ['en', 'de', 'fr', 'it'];
const FINGER_LATER = 2;

/** Each decision is looked at on so many of the sizes, turn and turn about; turns without a question on all of them. */
const SIZES_EACH = howMany(1, 3);

/** So much of the window may be without content, in percent. */
const MOST_BLANK = 15;

const WALK = [...decisionsMet, ...turnsOfFour].map((met) => ({ ...met, text: once(() => met.find().text) }));

function once<T>(make: () => T): () => T {
  let made: { readonly one: T } | undefined;
  return () => {
    made ??= { one: make() };
    return made.one;
  };
}

/** Lets a record fall on the page, whatever it shows, and waits until its decision is asked. */
async function drop(page: Page, record: string): Promise<void> {
  const before = await page.evaluate((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'game.furrow', { type: 'text/plain' }));
    const { hash } = location;
    dispatchEvent(new DragEvent('drop', { dataTransfer: files, cancelable: true }));
    return hash;
  }, record);
  await page.waitForFunction((hash) => {
    const { unanswered } = globalThis as { readonly unanswered?: ReadonlySet<number> };
    return location.hash !== hash && document.querySelector('[data-ask]') !== null && unanswered?.size === 0;
  }, before);
}

test('every kind of decision is walked through, or known to be met elsewhere', () => {
  expect(forgottenKinds).toEqual({});
});

for (const [sort, sizes] of Object.entries(SIZES))
  test(`every decision can be made with ${sort}: nothing overlaps, is cut, too small or out of sight; the farm keeps its place`, {
    timeout: 600_000,
  }, async () => {
    const faults: Record<string, readonly string[]> = {};
    const farms = new Map<string, Set<string>>();
    const touch = sort === 'a finger';
    for (const [spoken, language] of LANGUAGES.entries()) {
      const { page, errors } = await open({ liking: { ...BRISK, language }, touch, size: sizes[0] });
      const isSpoken = (at: number) => (at + (touch ? FINGER_LATER : 0)) % LANGUAGES.length === spoken;
      for (const [i, size] of sizes.entries()) {
        await turnTo(page, size);
        for (const [nth, { title, table, text }] of WALK.entries()) {
          const isTurn = turnsOfFour.some((turn) => turn.title === title);
          const isLookedAt = isTurn || (i + nth) % sizes.length < SIZES_EACH;
          if (!isSpoken(nth) || !isLookedAt) continue;
          await drop(page, text());
          await drawn(page);
          const { faults: found, farm, pane, blank } = await orderOn(page);
          const at = `${size.width} × ${size.height}`;
          const all = [...found, ...(await cutOn(page))];
          if (isTurn && blank > MOST_BLANK) all.push(`${blank.toFixed(1)} % are blank`);
          if (all.length > 0) faults[`${at}, ${language}, ${title}`] = all;
          const place = `${at}, ${language}, ${table}, ${pane}`;
          if (farm !== '') farms.set(place, (farms.get(place) ?? new Set<string>()).add(farm));
        }
      }
      expect(errors).toEqual([]);
      await page.close();
    }
    expect(faults).toEqual({});
    expect([...farms].filter(([, boxes]) => boxes.size > 1)).toEqual([]);
  });
