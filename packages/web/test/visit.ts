// Opening the page in a browser, as somebody who likes it in a certain way, and hearing all its complaints.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { countCalls } from './unanswered-calls';

export type { Browser, Page };

let started: Promise<Browser> | undefined;

/** Chromium as `scripts/browser-tests.mjs` found it: one for all test files, as starting it takes longer than many tests. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.FURROW_CHROMIUM;
  if (executablePath === undefined) throw new Error('run scripts/browser-tests.mjs, which finds Chromium');
  started ??= chromium.launch({ executablePath, args: ['--no-sandbox'] });
  return started;
}

/** Closes everything that is open in the browser, for the next test file. */
export async function clearBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** How large a window is. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** How somebody comes to the page. */
export interface Visit {
  readonly size?: Size;
  /** Preferences that were set on an earlier visit. */
  readonly liking?: Readonly<Record<string, unknown>>;
  readonly touch?: boolean;
  /** The number of the deal in the link; with the same one every game goes the same way. */
  readonly deal?: number;
  /** Whether the page keeps itself for times without a network; most tests have no use for it. */
  readonly offline?: boolean;
}

export interface OpenedPage {
  readonly page: Page;
  /** Everything that the page complained of so far. */
  readonly errors: readonly string[];
}

/** Bots without pauses, nothing that moves, a log that tells everything: for tests that play whole games. */
export const BRISK = { pace: 'quick', motion: 'off', advice: false, wholeLog: true };

/** A page with a memory of its own. */
export async function openPage(browser: Browser, address: string, visit: Visit = {}): Promise<OpenedPage> {
  const { size: viewport = { width: 1280, height: 720 }, liking, touch: hasTouch = false, deal = 1 } = visit;
  const page = await browser.newPage({ viewport, locale: 'en-GB', hasTouch });
  page.setDefaultTimeout(20_000);
  await countCalls(page);
  if (visit.offline !== true) await keepNothing(page);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  if (liking !== undefined)
    await page.addInitScript((text) => {
      if (localStorage.getItem('liking') === null) localStorage.setItem('liking', text);
    }, JSON.stringify(liking));
  await page.goto(`${address}?deal=${deal}`);
  return { page, errors };
}

/** Puts off for ever that a page keeps all its files for times without a network, which costs as much as to load it. */
export async function keepNothing(place: BrowserContext | Page): Promise<void> {
  await place.addInitScript(() => {
    // An empty page has none.
    if ('ServiceWorkerContainer' in globalThis)
      ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
  });
}

/** Turns the window to a size and waits until it is drawn. */
export async function turnTo(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await drawn(page);
}

/** Waits until what has changed is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
