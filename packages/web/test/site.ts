// The page as it is built, served to a real browser for the tests of one file.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type OwnServer, startOwnServer } from './own-server';
import { type OpenedPage, openBrowser, openPage, type Visit } from './visit';

/** Serves the page before the tests of a file and stops afterwards; opens it as often as wanted. */
export function useSite(): (visit?: Visit) => Promise<OpenedPage> {
  let server: OwnServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await startOwnServer();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return (visit) => {
    if (browser === undefined || server === undefined) throw new Error('pages are opened inside of tests');
    return openPage(browser, server.address, visit);
  };
}
