import { cleanUp } from './cleanup-job';
import { channelsOf } from './notify/channels';
import { mailerOf } from './notify/mailer';
import { OutboxRunner } from './notify/outbox-runner';
import { PeriodicTask } from './periodic-task';
import type { ResultsKeeper } from './ratings/results-keeper';
import type { Services } from './services';
import { tableStoreIn } from './store/database-table-store';

/** The pauses between looks at clocks and waiting bots, at the outbox, at missing results, and at what nobody needs any more. */
const TICK = 1000;
const OUTBOX = 2000;
const RESULTS = 3_600_000;
const CLEANUP = 3_600_000;
const MINUTE = 60_000;

/** What the server does by itself from time to time. */
export interface BackgroundJobs {
  readonly loops: readonly PeriodicTask[];
  readonly notifications: OutboxRunner;
}

/** What runs beside the requests; most of it only while this process holds the lease, once for all processes. */
export function backgroundJobs(
  services: Services,
  results: ResultsKeeper,
  notificationPause = OUTBOX,
): BackgroundJobs {
  const notifications = notificationRunner(services);
  const loops = [
    clockLoop(services),
    notificationLoop(notifications, services, notificationPause),
    resultsLoop(results, services),
    cleanUpLoop(services),
  ];
  return { loops, notifications };
}

/** Looks at tokens that end, and for all processes at clocks and waiting bots; the first time it takes up what was left before. */
function clockLoop({ tables, connections, store, log, now }: Services): PeriodicTask {
  const failed = (error: unknown) => log.error({ err: error }, 'looking at the clocks failed');
  const look = async (): Promise<void> => {
    connections.endExpired(now());
    tables.forgetUnused();
    if (await store.lease.holds()) await tables.tick();
  };
  return new PeriodicTask(look, TICK, failed);
}

/** Sends notifications for all processes. What went wrong with one is kept beside it; the log says no more than its kind, for it may name people. */
function notificationRunner(services: Services): OutboxRunner {
  const { settings, store, tables, roster, connections, log, now, stopping } = services;
  const mailer = mailerOf(settings);
  let began = now();
  // Whoever was at a process that is gone comes back to another one.
  roster.onVanished(() => {
    began = now();
  });
  return new OutboxRunner({
    store,
    tables,
    now,
    stopping,
    get began() {
      return began;
    },
    tableStore: tableStoreIn(store, now),
    channels: channelsOf(settings, store, mailer),
    ...(mailer !== undefined && { mailer }),
    isHere: (person) => connections.isHere(person),
    origin: settings.publicUrl?.origin ?? '',
    failed: (error) => log.warn({ problem: kindOf(error) }, 'a notification failed'),
  });
}

function notificationLoop(
  notifications: OutboxRunner,
  { store, log }: Services,
  pause: number,
): PeriodicTask {
  return new PeriodicTask(
    async () => {
      if (await store.lease.holds()) await notifications.run();
    },
    pause,
    (error) => log.error({ err: error }, 'sending notifications failed'),
  );
}

/** Keeps results that could not be kept when their games ended: those of before the start, and of a process that is gone. */
function resultsLoop(results: ResultsKeeper, { store, roster, log, now }: Services): PeriodicTask {
  const failed = (error: unknown) => log.error({ err: error }, 'results were not kept');
  let next = -Infinity;
  roster.onVanished(() => {
    next = -Infinity;
  });
  const look = async (): Promise<void> => {
    if (now() < next || !(await store.lease.holds())) return;
    next = now() + RESULTS;
    await results.keepMissing(tableStoreIn(store));
  };
  return new PeriodicTask(look, MINUTE, failed);
}

/** Throws away what nobody needs any more. */
function cleanUpLoop(services: Services): PeriodicTask {
  const failed = (error: unknown) => services.log.error({ err: error }, 'tidying failed');
  const tidy = async (): Promise<void> => {
    if (await services.store.lease.holds()) await cleanUp(services);
  };
  return new PeriodicTask(tidy, CLEANUP, failed);
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
