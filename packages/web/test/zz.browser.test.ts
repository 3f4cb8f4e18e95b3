import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { dice, Player } from './player';
import { setUp } from './set-up';
import { see } from './sight';
import { useSite } from './site';
import { hearAll } from './stopwatch';
import { BRISK } from './visit';
import { TRACED } from './trace';
const open = useSite();
test('zz', async () => {
  const { page } = await open({ liking: { ...BRISK, motion: 'off' } });
  await hearAll(page);
  await setUp(page, { box: 'agricola-revised', seats: 3, options: { mode: 'base', decks: 'A,B' } });
  await see(page);
  const player = new Player(page, dice(9), () => undefined, false, 250);
  const b = page.context().browser(); if (b === null) throw new Error('x');
  await b.startTracing(page, { categories: [...TRACED, 'blink', 'cc', 'disabled-by-default-v8.cpu_profiler'] });
  for (let n = 0; n < 40; n++) { await player.click(); await page.evaluate(() => performance.measure('yardstick', { start: performance.now() })); }
  writeFileSync('/tmp/trace.json', await b.stopTracing());
}, 200000);
