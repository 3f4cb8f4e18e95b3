import type { FastifyBaseLogger } from 'fastify';
import type { Roster } from '../cluster/roster';
import type { Connections } from '../live/connections';
import type { Lobby } from '../live/lobby';
import type { Turns } from '../live/turns';
import type { Accounts } from '../people/accounts';
import type { MailAddresses } from '../people/mail-addresses';
import type { Rate } from '../people/rate';
import type { Sessions } from '../people/sessions';
import type { Tokens } from '../people/tokens';
import type { Settings } from '../settings';
import type { Store } from '../store/open';
import type { Tables } from '../table/tables';
import type { Measures } from './measures';

/** Everything that doors need. */
export interface Parts {
  readonly settings: Settings;
  readonly store: Store;
  readonly tables: Tables;
  readonly roster: Roster;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly mail: MailAddresses;
  /** How often everybody changes something, and how often they talk. */
  readonly changes: Rate;
  readonly chats: Rate;
  /** How often an address begins to follow something by socket, and has tables opened that are not in memory. */
  readonly follows: Rate;
  readonly loads: Rate;
  readonly connections: Connections;
  readonly lobby: Lobby;
  readonly turns: Turns;
  readonly measures: Measures;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** The identity of the rules; undefined where sources run as they are. */
  readonly rules: () => string | undefined;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
}
