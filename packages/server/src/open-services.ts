import { rulesIdentity } from '@furrow/kernel/rules-identity';
import type { Logger } from 'pino';
import type { BotThreads } from './bots/bot-threads';
import { Roster } from './cluster/roster';
import { Metrics } from './http/metrics';
import { Refusals } from './http/security-log';
import { Connections } from './live/connections';
import { Lobby } from './live/lobby';
import { tellOfPresence } from './live/lobby-rows';
import { TurnWatchers } from './live/turn-watchers';
import { canSendMail } from './notify/mailer';
import { Accounts } from './people/accounts';
import { LoginThrottle } from './people/login-throttle';
import { MailAddresses } from './people/mail-addresses';
import { PasswordHashing } from './people/password-hashing';
import { RateLimit } from './people/rate-limit';
import { Sessions } from './people/sessions';
import { Tokens } from './people/tokens';
import type { ResultsKeeper } from './ratings/results-keeper';
import type { Services } from './services';
import type { Settings } from './settings';
import { isBlockedBy } from './store/blocks';
import { tableStoreIn } from './store/database-table-store';
import { silencedBy } from './store/mutes';
import type { Store } from './store/open';
import { outboxLength } from './store/outbox';
import type { TableStore } from './table/store/table-store';
import { Tables } from './table/tables';

const MINUTE = 60_000;

/** What the services stand on besides settings and database. */
interface Foundation {
  readonly now: () => number;
  /** The identity of the rules that it claims to have. */
  readonly rules?: () => string;
  readonly log: Logger;
  readonly results: ResultsKeeper;
  readonly bots: BotThreads;
  readonly stopping: AbortSignal;
}

/** Puts together everything that routes and background jobs work with. */
export function openServices(settings: Settings, store: Store, around: Foundation): Services {
  const { now, rules = () => rulesIdentity, log, bots, results, stopping } = around;
  const { limits } = settings;
  const metrics = new Metrics();
  const [lobby, turns] = [new Lobby(), new TurnWatchers()];
  const { bus } = store;
  const roster = new Roster(bus, rules());
  const sessions = new Sessions(store, now);
  const connections = new Connections(
    { ofPerson: limits.streamsPerPerson, ofAddress: limits.streamsPerAddress },
    roster,
    bus,
    (caller) => sessions.isKnown(caller),
  );
  connections.onChange((person) => {
    if (stopping.aborted || !lobby.isWatched) return;
    tellOfPresence(store, lobby, person).catch((error: unknown) =>
      log.error({ err: error }, 'the lobby was not told who is here'),
    );
  });
  const tables = new Tables({
    tableStore: measured(tableStoreIn(store, now, rules()), metrics),
    now,
    rules: rules(),
    bus,
    roster,
    isWatched: (isShown) => turns.isWatched || (isShown && lobby.isWatched),
    idle: limits.idleSeconds * 1000,
    mostLoaded: limits.loadedTables,
    think: bots.think,
    mutesOf: (person) => silencedBy(store.db, person),
    isBlocked: (by, person) => isBlockedBy(store.db, by, person),
    failed: (_table, error) => log.error({ err: error }, 'a table failed'),
    lobby: lobby.tell,
    committed: turns.tell,
    gameOver: results.keep,
  });
  metrics.watch(
    'furrow_processes',
    'Processes on the same database, with this one',
    () => roster.others + 1,
    'max',
  );
  metrics.watch('furrow_streams', 'Open sockets and streams', () => connections.size);
  metrics.watch('furrow_tables_loaded', 'Tables in memory', () => tables.loaded);
  metrics.watch('furrow_outbox_length', 'Notifications that wait', () => outboxLength(store.db), 'max');
  return {
    settings,
    store,
    tables,
    roster,
    connections,
    lobby,
    turns,
    metrics,
    log,
    now,
    rules,
    stopping,
    accounts: new Accounts(
      store,
      new PasswordHashing(limits.hashesAtOnce),
      new LoginThrottle(store, now),
      now,
      settings.moderators,
    ),
    changes: new RateLimit(limits.changesPerMinute, MINUTE, now),
    chats: new RateLimit(limits.chatsPerMinute, MINUTE, now),
    follows: new RateLimit(limits.requestsPerMinute, MINUTE, now),
    loads: new RateLimit(limits.loadsPerMinute, MINUTE, now),
    refusals: new Refusals(now),
    sessions,
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
function measured(tableStore: TableStore, { commits }: Metrics): TableStore {
  return {
    ...tableStore,
    async commit(change) {
      const end = commits.startTimer();
      await tableStore.commit(change);
      end();
    },
  };
}
