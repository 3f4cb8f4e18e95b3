// The built page with a server and a database of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@furrow/server/settings';
import { openSite } from '@furrow/server/site';
import type { StaticFile } from '@furrow/server/static-files';

/** A server that runs on a free port. */
export interface OwnServer {
  readonly address: string;
  /** Lets the clock of the server go forward by so many milliseconds at once. */
  later(time: number): void;
  close(): Promise<void>;
}

/** Starts a server with an empty database that is thrown away afterwards; `environment` are further settings, `rules` what it says its rules are. */
export async function startOwnServer(
  page: ReadonlyMap<string, StaticFile>,
  environment: Readonly<Record<string, string>> = {},
  rules?: () => string,
): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'furrow-web-'));
  const generous = {
    LIMIT_REQUESTS: '1000000',
    LIMIT_FILES: '1000000',
    LIMIT_LOADS: '1000000',
    LIMIT_ADDRESS_STREAMS: '1000000',
    LIMIT_CONNECTIONS: '1000000',
    LIMIT_CHANGES: '1000000',
    LIMIT_CHATS: '1000000',
    LIMIT_GUESTS: '1000000',
    LIMIT_TABLES: '100000',
    LIMIT_OPEN_TABLES: '100000',
    LIMIT_NEW_TABLES: '1000000',
    LIMIT_PERSON_TABLES: '1000000',
  };
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA: data,
    LOG_LEVEL: 'silent',
    ...generous,
    ...environment,
  });
  let ahead = 0;
  const site = await openSite(settings, page, {
    now: () => Date.now() + ahead,
    ...(rules && { rules }),
  });
  await site.listen();
  return {
    address: `http://127.0.0.1:${site.port()}/`,
    later: (time) => void (ahead += time),
    async close() {
      await site.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
