import type { AddressInfo } from 'node:net';
import type { DestinationStream } from 'pino';
import { createApp } from './app';
import { backgroundJobs } from './background-jobs';
import { BotThreads } from './bots/bot-threads';
import { newLog } from './http/logging';
import { openServices } from './open-services';
import { ResultsKeeper } from './ratings/results-keeper';
import type { Services } from './services';
import type { Settings } from './settings';
import type { StaticFile } from './static-files';
import { openStore } from './store/open';
import type { StoreProblem } from './store/problems';

/** Everything that runs: the database, the tables, and the HTTP server before them. */
export interface Site {
  readonly services: Services;
  listen(): Promise<void>;
  /** The port on which it listens. */
  port(): number;
  /** Resolves if another server has taken the database: this one must end. */
  readonly lost: Promise<StoreProblem>;
  /** Ends in order: nobody new comes in, what was begun is done, everybody is told to come again, the database is closed. */
  close(): Promise<void>;
}

/** What a test may set. */
export interface Overrides {
  readonly now?: () => number;
  /** The identity of the rules that it claims to have. */
  readonly rules?: () => string;
  readonly log?: DestinationStream;
  /** The pause between looks at the outbox, in milliseconds. */
  readonly notifications?: number;
}

/** Opens the database and all that stands on it. */
export async function openSite(
  settings: Settings,
  page: ReadonlyMap<string, StaticFile>,
  overrides: Overrides = {},
): Promise<Site> {
  const stopping = new AbortController();
  const { takeoverSeconds, hangSeconds, botThreads } = settings.limits;
  const times = { patience: takeoverSeconds * 1000, hangs: hangSeconds * 1000 };
  const store = await openStore({ ...settings, ...times });
  const bots = new BotThreads(botThreads);
  const log = newLog(settings, overrides.log);
  const results = new ResultsKeeper(store, (error) => log.error({ err: error }, 'results were not kept'));
  const { now = Date.now, rules } = overrides;
  const foundation = { now, ...(rules && { rules }), log, bots, results, stopping: stopping.signal };
  const services = openServices(settings, store, foundation);
  const app = await createApp(services, page);
  const { loops, notifications } = backgroundJobs(services, results, overrides.notifications);
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    stopping.abort();
    await services.roster.leave();
    await Promise.all(loops.map((loop) => loop.stop()));
    await store.lease.release();
    await app.close();
    const tables = services.tables.close();
    await bots.close();
    await tables;
    await results.settled();
    await notifications.settled();
    await services.roster.stop();
    await store.close();
  };
  return {
    services,
    lost: store.lost,
    async listen() {
      try {
        await store.bus.join(() => services.tables.resume());
        services.roster.start();
        await app.listen({ port: settings.port, host: settings.host });
      } catch (error) {
        await (closing ??= close());
        throw error;
      }
      for (const loop of loops) loop.start();
    },
    port: () => (app.server.address() as AddressInfo).port,
    close: () => (closing ??= close()),
  };
}
