// The page as it is built, served to a real browser for the tests of one file.
import { fileURLToPath } from 'node:url';
import { type StaticFile, staticFiles } from '@furrow/server/static-files';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type OwnServer, startOwnServer } from './own-server';
import { type OpenedPage, openBrowser, openPage, type Visit } from './visit';

/** The page as it was built; whoever changes the map changes what is served. */
export function builtFiles(): Map<string, StaticFile> {
  return new Map(staticFiles(fileURLToPath(new URL('../dist', import.meta.url))));
}

/** Serves the page before the tests of a file and stops afterwards; opens it as often as wanted. */
export function useSite(files = builtFiles()): (visit?: Visit) => Promise<OpenedPage> {
  let server: OwnServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await startOwnServer(files);
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
