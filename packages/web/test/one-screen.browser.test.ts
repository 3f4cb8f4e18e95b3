import type { Decision } from '@furrow/kernel/domain';
import { expect, test } from 'vitest';
import { openExample } from './example';
import { findPosition } from './position';
import { see } from './sight';
import { useSite } from './site';
import { BRISK, type Page } from './visit';

const open = useSite();

const TWO = {
  box: 'creatures',
  seats: 2,
  is: ({ kind }: Decision) => kind === 'work',
} as const;

/** The same game between people alone. */
const amongPeople = (text: string) => text.replace(/^seat (\d): .*$/gm, 'seat $1: me');

/** Where the first cell of each farm lies, by seat. */
function farmsOn(page: Page): Promise<[string, number, number][]> {
  return page.locator('svg[data-farm]').evaluateAll((farms) =>
    farms
      .map((farm): [string, number, number] => {
        const cell = farm.querySelector('[data-ground="a1"]')?.getBoundingClientRect();
        return [
          farm.getAttribute('data-farm') ?? '',
          Math.round((cell?.left ?? 0) / 8),
          Math.round(cell?.width ?? 0),
        ];
      })
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}

/** What is marked as the place of whoever is asked: the colour around it, and the name in it. */
function markedPlace(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const place = document.querySelector('[data-lies="place"]');
    if (place === null) return [];
    const { outlineStyle, outlineColor } = getComputedStyle(place);
    const box = place.getBoundingClientRect();
    const names = [...document.querySelectorAll('main h2')].filter((name) => {
      const { left } = name.getBoundingClientRect();
      return left >= box.left && left < box.right;
    });
    return [outlineStyle, outlineColor, ...names.map((name) => name.textContent?.slice(1, 9) ?? '')];
  });
}

test.each([
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
])(
  'two people at one screen: their places stay where they are, and whose turn it is is marked and said: %o',
  async (size) => {
    const { page, errors } = await open({ size, liking: BRISK });
    await openExample(page, amongPeople(findPosition(TWO).text));
    await see(page);
    const asked = () => page.getByTestId('prompt').innerText();
    const seats: string[] = [];
    const places: unknown[] = [];
    const marks: string[][] = [];
    for (let turn = 0; turn < 2; turn++) {
      seats.push((await asked()).slice(0, 8));
      places.push(await farmsOn(page));
      marks.push(await markedPlace(page));
      await page.locator('[data-space][data-marked="true"]').filter({ hasText: 'Stone' }).first().click();
      await expect.poll(asked).not.toContain(seats[turn]);
      await see(page);
    }
    expect(seats.toSorted()).toEqual(['Player 1', 'Player 2']);
    expect(places[1]).toEqual(places[0]);
    const [[, left], [, right]] = await farmsOn(page);
    expect(left).toBeLessThan(right);
    for (const [i, [style, , name, ...others]] of marks.entries())
      expect([style, name, others]).toEqual(['solid', seats[i], []]);
    expect(marks[0][1]).not.toBe(marks[1][1]);
    const { beyond, scrolling } = await see(page);
    expect([beyond, scrolling]).toEqual([[0, 0], []]);
    expect(errors).toEqual([]);
    await page.close();
  },
);

test.each([
  ['en', /^Player 1: place a worker/],
  ['fr', /^Joueur 1\s: placer un ouvrier/],
  ['it', /^Giocatore 1: \p{Ll}/u],
  ['de', /^Spieler 1: \S/],
])(
  'the question names whoever is asked where several people share the screen: %s',
  async (language, form) => {
    const { page } = await open({ liking: { ...BRISK, language } });
    const { text } = findPosition({
      ...TWO,
      is: ({ kind, seat }: Decision) => kind === 'work' && seat === 0,
    });
    await openExample(page, amongPeople(text));
    await see(page);
    expect(await page.getByTestId('prompt').innerText()).toMatch(form);
    await page.close();
  },
);

test('alone among bots nobody is called by name', async () => {
  const { page } = await open({ liking: BRISK });
  await openExample(page, findPosition(TWO).text);
  await see(page);
  expect(await page.getByTestId('prompt').innerText()).toMatch(/^Place a worker/);
  await page.close();
});
