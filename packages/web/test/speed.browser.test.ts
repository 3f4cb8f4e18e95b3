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

/** A picture is shown sixty times a second; so long somebody may wait for it though nobody works. */
const FRAME = 1000 / 60;

/** What must not take so many milliseconds, on a quiet machine. */
interface Limit {
  readonly what: string;
  readonly under: number;
  readonly of: (timed: Timed) => number;
}

const LONGEST_TASK: Limit = { what: 'longest task', under: 100, of: ({ work }) => Math.max(...work.tasks) };

const LIMITS: readonly Limit[] = [
  LONGEST_TASK,
  // Where nobody else wants the processor, waiting is working and one frame.
  { what: 'work for a tap', under: 50, of: ({ work }) => quantile(work.taps, 0.95) + FRAME },
  { what: 'work for a move', under: 30, of: ({ work }) => quantile(work.tables, 0.95) },
  // Nothing is put off on purpose: the quickest of all was not held up by others.
  { what: 'quickest tap', under: 50, of: ({ waits }) => Math.min(...waits.taps) },
  { what: 'quickest move', under: 30, of: ({ waits }) => Math.min(...waits.tables) },
];

/** So often a game is played at most: others on the machine may spoil one measurement and another, but not every one. */
const TRIES = 3;

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

/** What took too long, and how long. */
function tooSlow(timed: Timed, limits: readonly Limit[]): string[] {
  return limits
    .map(({ what, under, of }) => ({ what, under: under * timed.factor, took: of(timed) }))
    .filter(({ took, under }) => !(took < under))
    .map(({ what, under, took }) => `${what}: ${took.toFixed(1)} ms, not under ${under.toFixed(1)}`);
}

/** What took too long in every try. */
async function tooSlowAlways(title: string, measure: () => Promise<Timed>, limits: readonly Limit[]) {
  let slow: string[] = [];
  for (let tries = 0; tries === 0 || (slow.length > 0 && tries < TRIES); tries++) {
    const found = await measure();
    print(title, found);
    expect(found.work.taps.length).toBeGreaterThan(CLICKS / 2);
    expect(found.work.tables.length).toBeGreaterThan(CLICKS / 4);
    slow = tooSlow(found, limits);
  }
  return slow;
}

for (const [title, game] of Object.entries(GAMES)) {
  test(`a tap is answered and a move is drawn in time: ${title}`, async () => {
    expect(await tooSlowAlways(title, () => play(game, 'off'), LIMITS)).toEqual([]);
  }, 300_000);
}

test('no long task of the page while things move', async () => {
  const measure = () => play({ box: 'agricola-2007', seats: 2 }, 'on');
  expect(await tooSlowAlways('with motion', measure, [LONGEST_TASK])).toEqual([]);
}, 300_000);

test('the script of the page is under 300 kB before the worker', () => {
  const dist = new URL('../dist/', import.meta.url);
  const first = [...readFileSync(new URL('index.html', dist), 'utf8').matchAll(/"\/(assets\/[^"]+\.js)"/g)];
  const size = first.reduce((sum, [, file]) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0);
  expect(readdirSync(new URL('assets/', dist)).some((file) => file.startsWith('worker'))).toBe(true);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(300_000);
});
