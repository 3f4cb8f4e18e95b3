import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dice, Player } from './player';
import { type SetUp, setUp } from './set-up';
import { see } from './sight';
import { useSite } from './site';
import { hearAll, quantile, type Timed, timed } from './stopwatch';
import { BRISK } from './visit';

const open = useSite();

/** The limits, in milliseconds on a quiet machine. */
const LONGEST_TASK = 100;
const TAP = 50;
const MOVE = 30;
/** A picture is shown sixty times a second; so long somebody may wait for it though nobody works. */
const FRAME = 1000 / 60;

const CLICKS = 40;
/** So long the page is let alone after a click, that the test does not disturb what it measures. */
const REST = 250;

const GAMES: Readonly<Record<string, SetUp>> = {
  'five seats': { box: 'agricola-2007', seats: 5, options: { mode: 'family' } },
  'hand cards': { box: 'agricola-revised', seats: 3, options: { mode: 'base', decks: 'A,B' } },
  creatures: { box: 'creatures', seats: 2, options: { buildings: '12' } },
};

async function play(game: SetUp, motion: 'on' | 'off'): Promise<Timed> {
  const { page, errors } = await open({ liking: { ...BRISK, motion } });
  await hearAll(page);
  await setUp(page, game);
  await see(page);
  const player = new Player(page, dice(9), () => undefined, false, REST);
  const found = await timed(page, CLICKS, () => player.click());
  expect(errors).toEqual([]);
  await page.close();
  return found;
}

function print(title: string, { work, waits, factor }: Timed): void {
  const both = (numbers: readonly number[]) =>
    `${quantile(numbers, 0.5).toFixed(1)} (95 %: ${quantile(numbers, 0.95).toFixed(1)})`;
  process.stderr.write(
    `${title}: this machine × ${factor.toFixed(2)}; ms of processor: longest task ${Math.max(...work.tasks).toFixed(1)}, ` +
      `tap ${both(work.taps)}, move ${both(work.tables)}; waited: tap ${both(waits.taps)}, move ${both(waits.tables)}\n`,
  );
}

for (const [title, game] of Object.entries(GAMES)) {
  test(`a tap is answered and a move is drawn in time: ${title}`, async () => {
    const found = await play(game, 'off');
    print(title, found);
    const { work, waits, factor } = found;
    expect(work.taps.length).toBeGreaterThan(CLICKS / 2);
    expect(work.tables.length).toBeGreaterThan(CLICKS / 4);
    expect(Math.max(...work.tasks)).toBeLessThan(LONGEST_TASK * factor);
    // Where nobody else wants the processor, waiting is working and one frame.
    expect(quantile(work.taps, 0.95) + FRAME).toBeLessThan(TAP * factor);
    expect(quantile(work.tables, 0.95)).toBeLessThan(MOVE * factor);
    // Nothing is put off on purpose: the quickest of all was not held up by others.
    expect(Math.min(...waits.taps)).toBeLessThan(TAP * factor);
    expect(Math.min(...waits.tables)).toBeLessThan(MOVE * factor);
  }, 300_000);
}

test('no long task of the page while things move', async () => {
  const found = await play({ box: 'agricola-2007', seats: 2 }, 'on');
  print('with motion', found);
  expect(Math.max(...found.work.tasks)).toBeLessThan(LONGEST_TASK * found.factor);
}, 300_000);

test('the script of the page is under 300 kB before the worker', () => {
  const dist = new URL('../dist/', import.meta.url);
  const first = [...readFileSync(new URL('index.html', dist), 'utf8').matchAll(/"\/(assets\/[^"]+\.js)"/g)];
  const size = first.reduce((sum, [, file]) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0);
  expect(readdirSync(new URL('assets/', dist)).some((file) => file.startsWith('worker'))).toBe(true);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(300_000);
});
