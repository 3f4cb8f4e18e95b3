import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dice, Player } from './player';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

/** The longest task that the page may ever have, in milliseconds, where nothing else wants the processors. */
const LONGEST = 100;

/**
 * How much longer a task may take because others want the processors too: as many times as there are processes for each of
 * them. On a machine with nothing else to do this is 1 or little more, and the bound is the real one.
 */
function crowding(): number {
  return Math.max(1, loadavg()[0] / cpus().length);
}

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
  const bound = LONGEST * crowding();
  process.stderr.write(
    `${tasks.length} tasks over 50 ms, the longest ${Math.round(longest)} ms; bound here ${Math.round(bound)} ms\n`,
  );
  expect(longest).toBeLessThan(bound);
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
