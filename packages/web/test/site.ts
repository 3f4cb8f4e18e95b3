// The page as it is built, served to a real browser for the tests of one file.
import { fileURLToPath } from 'node:url';
import { type StaticFile, staticFiles } from '@furrow/server/static-files';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type OwnServer, startOwnServer } from './own-server';
import { clearBrowser, type OpenedPage, openBrowser, openPage, type Visit } from './visit';

/** The page as it was built; whoever changes the map changes what is served. */
export function builtFiles(): Map<string, StaticFile> {
  return new Map(staticFiles(fileURLToPath(new URL('../dist', import.meta.url))));
}

/** The page as it is served, and a browser to open it with. */
interface Site {
  readonly browser: Browser;
  readonly server: OwnServer;
}

/** Serves the page with a server of its own before the tests of a file and stops afterwards. */
export function useOwnServer(files = builtFiles()): Site {
  let site: Site | undefined;
  const present = () => {
    if (site === undefined) throw new Error('pages are opened inside of tests');
    return site;
  };
  beforeAll(async () => {
    const [browser, server] = await Promise.all([openBrowser(), startOwnServer(files)]);
    site = { browser, server };
  });
  afterAll(async () => {
    if (site === undefined) return;
    await clearBrowser(site.browser);
    await site.server.close();
  });
  return {
    get browser() {
      return present().browser;
    },
    get server() {
      return present().server;
    },
  };
}

/** Serves the page before the tests of a file and stops afterwards; opens it as often as wanted. */
export function useSite(files = builtFiles()): (visit?: Visit) => Promise<OpenedPage> {
  const own = useOwnServer(files);
  return (visit) => openPage(own.browser, own.server.address, visit);
}
