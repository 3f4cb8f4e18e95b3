import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dice, Player } from './player';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

/**
 * What the page may take for one task, in milliseconds, where other tests want the processors too: `npm test` runs its steps
 * side by side. The limit on a quiet machine is 100; the figure is printed.
 */
const LONGEST = 300;

test('no long task of the page while a game is played', async () => {
  const { page, errors } = await open({ liking: { ...BRISK, motion: 'on' } });
  await page.locator('[data-box="agricola-2007"] button.primary').click();
  await see(page);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await new Player(page, dice(9)).play(40);
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  const longest = Math.max(0, ...tasks);
  process.stderr.write(`${tasks.length} tasks over 50 ms, the longest ${Math.round(longest)} ms\n`);
  expect(longest).toBeLessThan(LONGEST);
  expect(errors).toEqual([]);
  await page.close();
});

test('the script of the page is under 300 kB before the worker', () => {
  const dist = new URL('../dist/', import.meta.url);
  const first = [...readFileSync(new URL('index.html', dist), 'utf8').matchAll(/"\/(assets\/[^"]+\.js)"/g)];
  const size = first.reduce((sum, [, file]) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0);
  expect(readdirSync(new URL('assets/', dist)).some((file) => file.startsWith('worker'))).toBe(true);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(300_000);
});
