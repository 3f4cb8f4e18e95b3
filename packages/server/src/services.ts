import type { FastifyBaseLogger } from 'fastify';
import type { Roster } from './cluster/roster';
import type { Metrics } from './http/metrics';
import type { Refusals } from './http/security-log';
import type { Connections } from './live/connections';
import type { Lobby } from './live/lobby';
import type { TurnWatchers } from './live/turn-watchers';
import type { Accounts } from './people/accounts';
import type { MailAddresses } from './people/mail-addresses';
import type { RateLimit } from './people/rate-limit';
import type { Sessions } from './people/sessions';
import type { Tokens } from './people/tokens';
import type { Settings } from './settings';
import type { Store } from './store/open';
import type { Tables } from './table/tables';

/** Everything that routes and background jobs work with. */
export interface Services {
  readonly settings: Settings;
  readonly store: Store;
  readonly tables: Tables;
  readonly roster: Roster;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly mail: MailAddresses;
  /** How often everybody changes something, and how often they talk. */
  readonly changes: RateLimit;
  readonly chats: RateLimit;
  /** How often an address begins to follow something by socket, and has tables opened that are not in memory. */
  readonly follows: RateLimit;
  readonly loads: RateLimit;
  readonly connections: Connections;
  readonly lobby: Lobby;
  readonly turns: TurnWatchers;
  readonly metrics: Metrics;
  readonly refusals: Refusals;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** The identity of the rules; undefined where sources run as they are. */
  readonly rules: () => string | undefined;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
}
