// A person before the page: opens it, watches for errors, and answers by pointing.
import { type Browser, chromium, type Page } from 'playwright-core';

/** Chromium as `scripts/browser-tests.mjs` found it. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.FURROW_CHROMIUM;
  if (executablePath === undefined) throw new Error('run scripts/browser-tests.mjs, which finds Chromium');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** A page of a size, with all errors that it complains of. */
export async function openPage(
  browser: Browser,
  address: string,
  size = { width: 1280, height: 720 },
): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ viewport: size, locale: 'en-GB' });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address);
  return { page, errors };
}

/** Everything that answers the present decision when it is clicked. */
const ANSWERS = '[data-space][data-marked="true"], [data-cell], [data-ask] [data-notation]';

/** Answers one decision by pointing at the n-th of what can be pointed at; false if the game is over. */
export async function pointOnce(page: Page, n: number): Promise<boolean> {
  const cover = page.locator('[data-hand-over]');
  const end = page.locator('tfoot');
  const answers = page.locator(ANSWERS).filter({ visible: true });
  await answers.or(cover).or(end).first().waitFor();
  if (await end.isVisible()) return false;
  if (await cover.isVisible()) {
    await cover.click();
    return true;
  }
  const before = await page.locator('[data-version]').getAttribute('data-version');
  await answers.nth(n % (await answers.count())).click();
  await page.locator(`[data-version]:not([data-version="${before}"]), [data-narrowed]`).first().waitFor();
  return true;
}

/** Whether anything of the page lies outside of the screen. */
export function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return scrollHeight > innerHeight || scrollWidth > innerWidth;
  });
}
