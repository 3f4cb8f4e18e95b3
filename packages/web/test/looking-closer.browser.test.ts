// What is opened from the table: the planning board, other farms, buildings; and strokes that draw borders.
import type { Decision } from '@furrow/kernel/domain';
import { expect, test } from 'vitest';
import { openExample } from './example';
import { findPosition } from './position';
import { see } from './sight';
import { useSite } from './site';
import { BRISK, type Page } from './visit';

const open = useSite();

const working = (round: number) => ({
  box: 'creatures' as const,
  seats: 2,
  is: ({ kind }: Decision, { game, state }: Parameters<Parameters<typeof findPosition>[0]['is']>[1]) =>
    kind === 'work' && game.round(state).now === round,
});

/** How wide the first cell of a farm is. */
const cellWidth = (page: Page, within: string) =>
  page.locator(`${within} [data-ground="a1"]`).evaluate((cell) => cell.getBoundingClientRect().width);

test.each([
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
])('the whole farm is in sight on the planning board, also a narrow one: %o', async (size) => {
  const { page } = await open({ size, liking: BRISK });
  await openExample(page, findPosition(working(1)).text);
  await see(page);
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await page.locator('dialog[open] [data-plan-cell]').first().waitFor();
  const outside = await page.locator('dialog[open]').evaluate((dialog) => {
    const content = dialog.firstElementChild?.getBoundingClientRect();
    return [...dialog.querySelectorAll('[data-plan-cell]')].filter((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return content === undefined || top < content.top || bottom > content.bottom;
    }).length;
  });
  expect(outside).toBe(0);
  await page.close();
});

test('a building on the own farm opens its card, by pointer and by key', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await openExample(page, findPosition(working(6)).text);
  await see(page);
  const building = page.locator('[data-part="farm"] [data-building="cottage"]');
  await building.click({ position: { x: 30, y: 10 } });
  await page.locator('dialog[open]').getByText('Cottage').first().waitFor();
  await page.keyboard.press('Escape');
  await building.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').getByText('Cottage').first().waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test.each([
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
])(
  'the farm of the other opens larger than on the table, with the cards of its buildings: %o',
  async (size) => {
    const { page, errors } = await open({ size, liking: BRISK });
    await openExample(page, findPosition(working(6)).text);
    await see(page);
    const onTable = await cellWidth(page, 'aside');
    const buildings = await page
      .locator('aside [data-ground]')
      .evaluateAll((cells) => cells.filter((cell) => cell.querySelector('text') !== null).length);
    await page.locator('aside section > button').first().click();
    const cards = page.locator('dialog[open] [data-size="whole"]:not(dialog)');
    await cards.first().waitFor();
    expect(buildings).toBeGreaterThan(0);
    expect(await cellWidth(page, 'dialog[open]')).toBeGreaterThan(1.2 * onTable);
    expect(await page.locator('dialog[open] [data-building]').count()).toBeGreaterThanOrEqual(
      await cards.count(),
    );
    await page
      .locator('dialog[open] [data-building]')
      .first()
      .click({ position: { x: 30, y: 10 } });
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(2);
    expect(errors).toEqual([]);
    await page.close();
  },
);

test('a stroke that begins at a post draws borders, and one back along it rubs them out', async () => {
  const { page, errors } = await open({ liking: BRISK });
  const { text } = findPosition({
    box: 'creatures',
    seats: 2,
    is: (decision) => {
      const question = decision.question();
      return question.ask === 'borders' && decision.domain.moves().length > 20;
    },
  });
  await openExample(page, text);
  await page.locator('[data-post]').first().waitFor();
  const centerOf = async (row: number, column: number): Promise<[number, number]> => {
    const box = await page.locator(`[data-post="${row} ${column}"]`).boundingBox();
    if (box === null) throw new Error('no such post');
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const stroke = async (from: [number, number], to: [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 12 });
    await page.mouse.up();
  };
  const chosen = () => page.locator('[data-edge][aria-pressed="true"]').count();
  const drawn = await freeLine(page);
  await stroke(await centerOf(...drawn[0]), await centerOf(...drawn[1]));
  expect(await chosen()).toBe(1);
  await stroke(await centerOf(...drawn[1]), await centerOf(...drawn[0]));
  expect(await chosen()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});

/** Two posts between which an edge can be drawn. */
function freeLine(page: Page): Promise<[[number, number], [number, number]]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-post]')].map((post) => ({
      at: (post.getAttribute('data-post') ?? '').split(' ').map(Number) as [number, number],
      box: post.getBoundingClientRect(),
    }));
    const edges = [...document.querySelectorAll('[data-edge]')].map((edge) => edge.getBoundingClientRect());
    for (const one of all)
      for (const other of all) {
        if (one.at[0] !== other.at[0] || other.at[1] !== one.at[1] + 1) continue;
        const [x, y] = [(one.box.left + other.box.right) / 2, (one.box.top + one.box.bottom) / 2];
        if (edges.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom))
          return [one.at, other.at];
      }
    throw new Error('no edge can be drawn');
  });
}
