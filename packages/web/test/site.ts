// The page as it is built, served to a real browser for the tests of one file.
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@furrow/server/serve';
import { type StaticFile, staticFiles } from '@furrow/server/static-files';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type OpenedPage, openBrowser, openPage, type Visit } from './visit';

/** The page as it was built; whoever changes the map changes what is served. */
export function builtFiles(): Map<string, StaticFile> {
  return new Map(staticFiles(fileURLToPath(new URL('../dist', import.meta.url))));
}

/** Serves the page before the tests of a file and stops afterwards; opens it as often as wanted. */
export function useSite(files = builtFiles()): (visit?: Visit) => Promise<OpenedPage> {
  const server = serve(files);
  let browser: Browser | undefined;
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  });
  return (visit) => {
    if (browser === undefined) throw new Error('pages are opened inside of tests');
    return openPage(browser, address, visit);
  };
}
