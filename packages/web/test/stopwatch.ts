// How fast the page is, told apart from how busy and how fast the machine is.
import type { Page } from 'playwright-core';
import type { Table } from '../src/protocol/table';
import { TRACED, type Work, workIn } from './trace';

/** Milliseconds that went by until people saw an answer, whatever the machine did meanwhile. */
interface Waits {
  /** From a click to the next picture; those under 16 count as 16. */
  readonly taps: readonly number[];
  /** From the arrival of a table to the picture of it. */
  readonly tables: readonly number[];
}

/** A page under the stopwatch. */
export interface Timed {
  readonly work: Work;
  readonly waits: Waits;
  /** How many times slower this machine is than the one on which the limits were set; 1 if it is faster. */
  readonly factor: number;
}

/** What the yardstick takes of the processor of the machine on which the limits were set, in milliseconds. */
const QUIET = 13;

/** Begins to hear every table and every click of a page, which is loaded anew for it. */
export async function hearAll(page: Page): Promise<void> {
  await page.addInitScript(hear);
  await page.reload();
}

/** Runs in the page, so it is all in one piece. */
function hear(): void {
  const heard = { taps: [] as number[], tables: [] as number[], clicks: 0 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') heard.taps.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('click', () => heard.clicks++, true);
  const arrived = ({ data }: MessageEvent<{ readonly table?: Table }>) => {
    const start = performance.now();
    if (data.table === undefined) return;
    performance.mark('table', { detail: data.table.moves.all });
    // The picture is there when the frame is over that began after the table had come.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => heard.tables.push(performance.now() - start);
    requestAnimationFrame(() => port2.postMessage(0));
  };
  class HeardWorker extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', arrived);
    }
  }
  Object.assign(globalThis, { Worker: HeardWorker, heard });
}

/**
 * Lets something be done, with the yardstick laid beside each step: work that is always the same. Limits in milliseconds
 * hold for a quiet machine, but tests run beside each other on a busy one. So it is processor time that is measured, of the
 * page and of the yardstick alike, and the limits grow by what the yardstick takes more than it should: neighbours take
 * cache and clock from both. The median of all its runs counts, since a single one may be lucky or not.
 */
export async function timed(page: Page, steps: number, step: () => Promise<unknown>): Promise<Timed> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: TRACED });
  for (let n = 0; n < steps; n++) {
    await step();
    await page.evaluate(yardstick);
  }
  const work = workIn((await browser.stopTracing()).toString('utf8'));
  const waits = await page.evaluate(() => {
    const { heard } = globalThis as unknown as { heard: Waits & { readonly clicks: number } };
    const quick = Array.from({ length: Math.max(0, heard.clicks - heard.taps.length) }, () => 16);
    return { taps: [...heard.taps, ...quick], tables: heard.tables };
  });
  return { work, waits, factor: slowness(work.yardsticks) };
}

/** Times by the clock, in milliseconds, whatever else the machine did meanwhile. */
export interface Clocked {
  /** From each table to the next one on which more has been played. */
  readonly moves: readonly number[];
  /** Runs of the yardstick. */
  readonly yardsticks: readonly number[];
}

/** So long the page is let alone between two runs of the yardstick, in milliseconds. */
const BETWEEN = 250;

/** Lets bots play on until so many moves have been heard or the game is over, with the yardstick laid now and then. */
export async function clocked(page: Page, most: number): Promise<Clocked> {
  for (;;) {
    const { tables, yardsticks, over } = await page.evaluate(() => ({
      tables: performance.getEntriesByName('table').map((mark) => ({
        at: mark.startTime,
        moves: (mark as PerformanceMark).detail as number,
      })),
      yardsticks: performance.getEntriesByName('yardstick').map(({ duration }) => duration),
      over: document.querySelector('[data-version][data-end]') !== null,
    }));
    const played = tables.filter(({ moves }, i) => moves !== tables[i - 1]?.moves);
    const moves = played.slice(1, most + 1).map(({ at }, i) => at - played[i].at);
    if (over || moves.length === most) return { moves, yardsticks };
    await page.evaluate(yardstick);
    await page.waitForTimeout(BETWEEN);
  }
}

/** How many times slower a machine is than the one on which the limits were set, by runs of the yardstick; 1 if it is faster. */
export function slowness(yardsticks: readonly number[]): number {
  return Math.max(1, quantile(yardsticks, 0.5) / QUIET);
}

/** Runs in the page: work like its own, which is to make elements and to find out where they stand. */
function yardstick(): void {
  const start = performance.now();
  for (let pages = 0; pages < 4; pages++) {
    const sheet = document.createElement('div');
    sheet.style.cssText =
      'position: absolute; visibility: hidden; contain: strict; width: 400px; height: 400px';
    for (let i = 0; i < 400; i++) {
      const word = document.createElement('span');
      word.textContent = `word ${i} `;
      sheet.append(word);
    }
    document.body.append(sheet);
    sheet.lastElementChild?.getBoundingClientRect();
    sheet.remove();
  }
  performance.measure('yardstick', { start });
}

/** The number that so large a share of the numbers does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
