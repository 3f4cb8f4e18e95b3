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
  /** How other processes that have the same tables are heard; there are none without it. */
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
  /** Whom a person does not want to read; nobody mutes anybody without it. */
  readonly mutesOf?: (person: string) => Promise<readonly string[]>;
  /** Whether one of these people does not want to meet a person; nobody blocks anybody without it. */
  readonly isBlocked?: (by: readonly string[], person: string) => Promise<boolean>;
  /** Hears of what went wrong, and at which table. */
  readonly failed: (table: string, error: unknown) => void;
  /** Hears of notifications that were kept. */
  readonly notifications?: (notifications: readonly Notification[]) => void;
  /** Hears how a table stands in the lobby now; null if it is there no more. */
  readonly lobby?: (table: string, row: LobbyRow | null) => void;
  /** Hears of every change that was kept. */
  readonly committed?: (facts: TableFacts, snapshot: TableSnapshot) => void;
  /** Whether somebody here watches the lobby, if it shows something otherwise, or all tables of a person. */
  readonly isWatched?: (isShown: boolean) => boolean;
  /** Hears of every game that has just ended. */
  readonly gameOver?: (facts: TableFacts, snapshot: TableSnapshot) => void;
}
