import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dice, Player } from './player';
import { setUp } from './set-up';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

const record = readFileSync(
  new URL('../../../examples/agricola-beginner-2p.furrow', import.meta.url),
  'utf8',
);

/** Holds a record file over the page and lets it fall. */
async function drop(page: Page, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const carried = new DataTransfer();
    carried.items.add(new File([content], 'game.furrow', { type: 'text/plain' }));
    return carried;
  }, text);
  await page.dispatchEvent('main', 'dragover', { dataTransfer });
  await page.getByText('Drop the record file to open it').waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer });
  await page.getByText('Drop the record file to open it').waitFor({ state: 'detached' });
}

/** All that a person can read of a table: what lies where, the farm, the goods, the log, and what is asked. */
async function readTable(page: Page): Promise<readonly string[]> {
  const labels = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return [
    ...(await labels('[data-space]')),
    ...(await labels('[data-part="farm"] [aria-label]')),
    await page.locator('header').first().innerText(),
    await page.locator('[data-log]').innerText(),
  ];
}

test('a record file that is dropped on the page opens; a broken one is refused with line and reason', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-box]').first().waitFor();
  const lines = record.split('\n');
  const at = lines.findIndex((line) => line.startsWith('2 '));
  await drop(page, lines.with(at, '2 no-such-space').join('\n'));
  const refusal = page.locator('[data-kind="refused"]');
  await refusal.filter({ hasText: new RegExp(`Line ${at + 1}: “no-such-space”`) }).waitFor();
  await expect.poll(() => page.locator('[data-save]').count()).toBe(0);
  await drop(page, record);
  await page.locator('[data-version][data-end]').waitFor();
  await expect
    .poll(() => page.locator('[data-tie]').innerText())
    .toMatch(/^Tie-break: .*resources left\s+\d+\s+\d+$/);
  expect(errors).toEqual([]);
  await page.close();
});

test('the scrubber of a replay goes to the end and back', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-box]').first().waitFor();
  await drop(page, record);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  const scrubber = page.locator('[data-replay] input[type="range"]');
  const last = (await scrubber.getAttribute('max')) ?? '';
  const go = async (move: string, said: string) => {
    await scrubber.fill(move);
    await page.getByTestId('prompt').filter({ hasText: said }).waitFor();
    return readTable(page);
  };
  const beginning = await go('0', 'Beginning of the game');
  const middle = await go('40', `Move 40 of ${last}`);
  const end = await go(last, `Move ${last} of ${last}`);
  expect(new Set([beginning, middle, end].map((one) => one.join('\n'))).size).toBe(3);
  expect(await go('40', `Move 40 of ${last}`)).toEqual(middle);
  expect(await go('0', 'Beginning of the game')).toEqual(beginning);
  expect(await go(last, `Move ${last} of ${last}`)).toEqual(end);
  await page.getByRole('button', { name: 'End the replay' }).click();
  await page.locator('[data-version][data-end]').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('a game that is saved as a file and opened again stands as it stood', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await setUp(page, { box: 'agricola-revised', seats: 2, deal: 5 });
  await new Player(page, dice(5)).play(12);
  const before = await readTable(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record as a file' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  const first = page.url();
  await page.goto(first.replace(/#.*/, ''));
  await page.locator('[data-box]').first().waitFor();
  await drop(page, text);
  await page.locator('[data-space][data-state="usable"], [data-ask]').first().waitFor();
  expect(page.url()).not.toBe(first);
  expect(await readTable(page)).toEqual(before);
  expect(errors).toEqual([]);
  await page.close();
});
