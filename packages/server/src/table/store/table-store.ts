import type { Seat } from '@furrow/kernel/seat';
import type { Answer } from '@furrow/wire/acts';
import type { Told } from '@furrow/wire/told';
import type { NumberedEntry, PublishedEntry, StepNews } from './entry';
import type { StoredTable, TableFacts, TableHeader, TableSnapshot, TableVersion } from './stored-table';
import type { TableChange } from './table-change';

/** The key under which somebody wants something, so that it is done once however often it is sent. */
export interface IdempotencyKey {
  readonly person: string;
  readonly key: string;
}

/** What is new about a table since an entry. */
export interface TableUpdate extends Pick<StoredTable, 'edition' | 'snapshot' | 'entries'> {
  readonly version: TableVersion;
  /** The answer that was given to the key before. */
  readonly answer?: Answer;
}

/** Where tables are kept. */
export interface TableStore {
  /** Keeps a new table with its first entries, whole or not at all. */
  create(facts: TableFacts, snapshot: TableSnapshot, entries?: readonly NumberedEntry[]): Promise<void>;
  load(table: string): Promise<StoredTable | undefined>;
  /** A table without its entries: cheap, for whoever only wants to know who sits there. */
  header(table: string): Promise<TableHeader | undefined>;
  /** Keeps a change whole or throws and keeps nothing, `StaleChange` if somebody else has written. When it resolves, the change is on the disk. */
  commit(change: TableChange): Promise<void>;
  version(table: string): Promise<TableVersion | undefined>;
  /** The entries after a number, how the table stands with them, and the answer to a key; undefined if there is no such table. */
  updateSince(table: string, last: number, asked?: IdempotencyKey): Promise<TableUpdate | undefined>;
  /** What everybody was told after a number, at most so much. */
  published(table: string, from: number, atMost: number): Promise<readonly PublishedEntry[]>;
  /** The answer that was given to a key before. */
  answerTo(table: string, person: string, key: string): Promise<Answer | undefined>;
  /** What an audience was told after a number, in order, at most so much. */
  news(table: string, audience: Seat | 'public', from: number, atMost: number): Promise<readonly Told[]>;
  /** The news of all steps and undos, whoever was told them. */
  stepNews(table: string): Promise<readonly StepNews[]>;
  /** Replaces the news of steps and undos. */
  rewriteNews(table: string, changes: readonly StepNews[]): Promise<void>;
  /** The tables that are being played whose next clock runs out before a time, or at which a bot is waited for, at least since a time. */
  dueTables(before: number, botsSince?: number): Promise<readonly string[]>;
  /** The open tables on which nothing has happened since a time. */
  abandonedTables(since: number): Promise<readonly string[]>;
}
