// Opening the page in a browser, as somebody who likes it in a certain way, and hearing all its complaints.
import { type Browser, chromium, type Page } from 'playwright-core';
import { countCalls } from './unanswered-calls';

export type { Browser, Page };

/** Chromium as `scripts/browser-tests.mjs` found it. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.FURROW_CHROMIUM;
  if (executablePath === undefined) throw new Error('run scripts/browser-tests.mjs, which finds Chromium');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** How somebody comes to the page. */
export interface Visit {
  readonly size?: { readonly width: number; readonly height: number };
  /** Preferences that were set on an earlier visit. */
  readonly liking?: Readonly<Record<string, unknown>>;
  readonly touch?: boolean;
  /** The number of the deal in the link; with the same one every game goes the same way. */
  readonly deal?: number;
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
