import type { LobbyRow } from '@furrow/wire/frames';
import type { Bus } from '../cluster/bus';
import type { Roster } from '../cluster/roster';
import type { Thinker } from './bots/thinker';
import type { TableFacts, TableSnapshot } from './store/stored-table';
import type { Notification } from './store/table-change';
import type { TableStore } from './store/table-store';
import type { Chance } from './transaction/consequences';

/** What the tables need. */
export interface TablesContext {
  readonly tableStore: TableStore;
  readonly now: () => number;
  readonly chance?: Chance;
  /** The connection to other processes with the same tables; there are none without it. */
  readonly bus?: Bus;
  /** The identity of the rules of this process, if it has one. */
  readonly rules?: string | undefined;
  /** Who is where, over all processes. */
  readonly roster?: Roster;
  /** After how many milliseconds without anything happening a table is not kept in memory. */
  readonly idle?: number;
  /** How many tables are kept in memory. */
  readonly mostLoaded?: number;
  /** Thinks for bots. */
  readonly think?: Thinker;
  /** Whom a person has muted; nobody mutes anybody without it. */
  readonly mutesOf?: (person: string) => Promise<readonly string[]>;
  /** Whether one of these people does not want to meet a person; nobody blocks anybody without it. */
  readonly isBlocked?: (by: readonly string[], person: string) => Promise<boolean>;
  /** Called with what went wrong, and at which table. */
  readonly failed: (table: string, error: unknown) => void;
  /** Called with notifications that have been stored. */
  readonly notifications?: (notifications: readonly Notification[]) => void;
  /** Called with the row of a table in the lobby when it changes; null if it is gone. */
  readonly lobby?: (table: string, row: LobbyRow | null) => void;
  /** Called after every change that has been stored. */
  readonly committed?: (facts: TableFacts, snapshot: TableSnapshot) => void;
  /** Whether somebody here watches the lobby, if it shows something otherwise, or all tables of a person. */
  readonly isWatched?: (isShown: boolean) => boolean;
  /** Called with every game that has just ended. */
  readonly gameOver?: (facts: TableFacts, snapshot: TableSnapshot) => void;
}
