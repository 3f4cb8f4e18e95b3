import type { AddressInfo } from 'node:net';
import { rulesIdentity } from '@furrow/kernel/rules-identity';
import type { DestinationStream, Logger } from 'pino';
import { createApp } from './app';
import { BotThreads } from './bots/bot-threads';
import { Roster } from './cluster/roster';
import { newLog } from './http/logging';
import { Measures } from './http/measures';
import type { Parts } from './http/parts';
import { Connections } from './live/connections';
import { Lobby } from './live/lobby';
import { tellOfPresence } from './live/lobby-rows';
import { Turns } from './live/turns';
import { ErrandRunner } from './notify/errand-runner';
import { canSendMail, mailerOf } from './notify/mailer';
import { waysOf } from './notify/ways';
import { Accounts } from './people/accounts';
import { PasswordHashing } from './people/hashing';
import { MailAddresses } from './people/mail-addresses';
import { Rate } from './people/rate';
import { Sessions } from './people/sessions';
import { LoginThrottle } from './people/throttle';
import { Tokens } from './people/tokens';
import { ResultsKeeper } from './ratings/results-keeper';
import { Repeating } from './repeating';
import type { Settings } from './settings';
import type { StaticFile } from './static-files';
import { isBlockedBy } from './store/blocks';
import { unheardBy } from './store/mutes';
import { openStore, type Store } from './store/open';
import { outboxLength } from './store/outbox';
import type { StoreProblem } from './store/problems';
import { tableStoreIn } from './store/tables';
import type { TableStore } from './table/store/table-store';
import { Tables } from './table/tables';
import { tidyUp } from './tidying';

/** The pauses between looks at clocks and waiting bots, at errands, at missing results, and at what nobody needs any more. */
const TICK = 1000;
const ERRANDS = 2000;
const RESULTS = 3_600_000;
const TIDYING = 3_600_000;
const MINUTE = 60_000;

/** Everything that runs: the database, the tables and the door to them. */
export interface Site {
  readonly parts: Parts;
  listen(): Promise<void>;
  /** The port on which it listens. */
  port(): number;
  /** Resolves if another server has taken the database: this one must end. */
  readonly lost: Promise<StoreProblem>;
  /** Ends in order: nobody new comes in, what was begun is done, everybody is told to come again, the database is closed. */
  close(): Promise<void>;
}

/** What a test may set. */
export interface Outside {
  readonly now?: () => number;
  /** The identity of the rules that it claims to have. */
  readonly rules?: () => string;
  readonly log?: DestinationStream;
  /** The pause between looks at errands, in milliseconds. */
  readonly errands?: number;
}

/** Opens the database and all that stands on it. */
export async function openSite(
  settings: Settings,
  page: ReadonlyMap<string, StaticFile>,
  outside: Outside = {},
): Promise<Site> {
  const stopping = new AbortController();
  const { takeoverSeconds, botThreads } = settings.limits;
  const store = await openStore({ ...settings, patience: takeoverSeconds * 1000 });
  const bots = new BotThreads(botThreads);
  const log = newLog(settings, outside.log);
  const results = new ResultsKeeper(store, (error) => log.error({ err: error }, 'results were not kept'));
  const parts = partsOf(settings, store, { outside, log, bots, results, stopping: stopping.signal });
  const app = await createApp(parts, page);
  const errands = errandRunner(parts);
  const loops = [
    clockLoop(parts),
    errandLoop(errands, parts, outside.errands),
    resultsLoop(results, parts),
    tidyLoop(parts),
  ];
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    stopping.abort();
    await parts.roster.leave();
    await Promise.all(loops.map((loop) => loop.stop()));
    await store.lease.release();
    await app.close();
    const tables = parts.tables.close();
    await bots.close();
    await tables;
    await results.settled();
    await errands.settled();
    await parts.roster.stop();
    await store.close();
  };
  return {
    parts,
    lost: store.lost,
    async listen() {
      try {
        await store.bus.join(() => parts.tables.resume());
        parts.roster.start();
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

interface Around {
  readonly outside: Outside;
  readonly log: Logger;
  readonly results: ResultsKeeper;
  readonly bots: BotThreads;
  readonly stopping: AbortSignal;
}

function partsOf(settings: Settings, store: Store, around: Around): Parts {
  const { outside, log, bots, results, stopping } = around;
  const { now = Date.now } = outside;
  const { limits } = settings;
  const measures = new Measures();
  const [lobby, turns] = [new Lobby(), new Turns()];
  const { bus } = store;
  const rules = outside.rules ?? (() => rulesIdentity);
  const roster = new Roster(bus, rules());
  const connections = new Connections(
    { ofPerson: limits.streamsPerPerson, ofAddress: limits.streamsPerAddress },
    roster,
    bus,
  );
  connections.onChange((person) => {
    if (stopping.aborted || !lobby.isWatched) return;
    tellOfPresence(store, lobby, person).catch((error: unknown) =>
      log.error({ err: error }, 'the lobby was not told who is here'),
    );
  });
  const tables = new Tables({
    tableStore: measured(tableStoreIn(store, now, rules()), measures),
    now,
    rules: rules(),
    bus,
    roster,
    isWatched: (isShown) => turns.isWatched || (isShown && lobby.isWatched),
    idle: limits.idleSeconds * 1000,
    mostLoaded: limits.loadedTables,
    think: bots.think,
    mutesOf: (person) => unheardBy(store.db, person),
    isBlocked: (by, person) => isBlockedBy(store.db, by, person),
    failed: (_table, error) => log.error({ err: error }, 'a table failed'),
    lobby: lobby.tell,
    kept: turns.tell,
    over: results.keep,
  });
  measures.watch(
    'furrow_processes',
    'Processes on the same database, with this one',
    () => roster.others + 1,
    'max',
  );
  measures.watch('furrow_streams', 'Open sockets and streams', () => connections.size);
  measures.watch('furrow_tables_loaded', 'Tables in memory', () => tables.loaded);
  measures.watch('furrow_outbox_length', 'Errands that wait', () => outboxLength(store.db), 'max');
  return {
    settings,
    store,
    tables,
    roster,
    connections,
    lobby,
    turns,
    measures,
    log,
    now,
    rules,
    stopping,
    accounts: new Accounts(
      store,
      new PasswordHashing(limits.hashesAtOnce),
      new LoginThrottle(store, now),
      now,
    ),
    changes: new Rate(limits.changesPerMinute, MINUTE, now),
    chats: new Rate(limits.chatsPerMinute, MINUTE, now),
    follows: new Rate(limits.requestsPerMinute, MINUTE, now),
    loads: new Rate(limits.loadsPerMinute, MINUTE, now),
    sessions: new Sessions(store, now),
    mail: new MailAddresses({
      store,
      now,
      canSend: canSendMail(settings),
      lettersPerDay: limits.lettersPerDay,
    }),
    tokens: new Tokens(store, limits.tokensPerPerson, now),
  };
}

/** Keeps tables and measures how long that takes. */
function measured(tableStore: TableStore, { commits }: Measures): TableStore {
  return {
    ...tableStore,
    async commit(change) {
      const end = commits.startTimer();
      await tableStore.commit(change);
      end();
    },
  };
}

/** Looks at tokens that end, and for all processes at clocks and waiting bots; the first time it takes up what was left before. */
function clockLoop({ tables, connections, store, log, now }: Parts): Repeating {
  const failed = (error: unknown) => log.error({ err: error }, 'looking at the clocks failed');
  const look = async (): Promise<void> => {
    connections.endOver(now());
    tables.forgetUnused();
    if (await store.lease.holds()) await tables.tick();
  };
  return new Repeating(look, TICK, failed);
}

/** Runs errands for all processes. What went wrong with one is kept beside it; the log says no more than its kind, for it may name people. */
function errandRunner(parts: Parts): ErrandRunner {
  const { settings, store, tables, roster, connections, log, now, stopping } = parts;
  const mailer = mailerOf(settings);
  let began = now();
  // Whoever was at a process that is gone comes back to another one.
  roster.onVanished(() => {
    began = now();
  });
  return new ErrandRunner({
    store,
    tables,
    now,
    stopping,
    get began() {
      return began;
    },
    tableStore: tableStoreIn(store, now),
    ways: waysOf(settings, store, mailer),
    ...(mailer !== undefined && { mailer }),
    isHere: (person) => connections.isHere(person),
    origin: settings.publicUrl?.origin ?? '',
    failed: (error) => log.warn({ problem: kindOf(error) }, 'an errand failed'),
  });
}

function errandLoop(errands: ErrandRunner, { store, log }: Parts, pause = ERRANDS): Repeating {
  return new Repeating(
    async () => {
      if (await store.lease.holds()) await errands.run();
    },
    pause,
    (error) => log.error({ err: error }, 'running errands failed'),
  );
}

/** Keeps results that could not be kept when their games ended: those of before the start, and of a process that is gone. */
function resultsLoop(results: ResultsKeeper, { store, roster, log, now }: Parts): Repeating {
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
  return new Repeating(look, MINUTE, failed);
}

/** Throws away what nobody needs any more. */
function tidyLoop(parts: Parts): Repeating {
  const failed = (error: unknown) => parts.log.error({ err: error }, 'tidying failed');
  const tidy = async (): Promise<void> => {
    if (await parts.store.lease.holds()) await tidyUp(parts);
  };
  return new Repeating(tidy, TIDYING, failed);
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
