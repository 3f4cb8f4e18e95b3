import type { Seat } from '@furrow/kernel/seat';
import type { Answer, Order } from '@furrow/wire/acts';
import type { After, Ending, News, Offer, Sitter, Told } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import type { PausedSeat } from '../state/paused-orders';

/** Where a table stands in its life. */
export type Phase = 'open' | 'playing' | 'over' | 'dropped';

/** Who is told news: one seat, everybody without a seat, or all alike. */
export type Audience = Seat | 'public' | 'all';

/** What happened at a table: the truth from which it is loaded again. Chat and seats before the game are entries too. */
export type Entry =
  | {
      readonly kind: 'seat';
      readonly seat: Seat;
      readonly sitter: Sitter;
      readonly sentAway?: true;
      readonly freed?: true;
      readonly forAll?: true;
    }
  | { readonly kind: 'begin'; readonly commitment: string; readonly sitters: readonly Sitter[] }
  | {
      readonly kind: 'step';
      readonly seat: Seat;
      readonly text: string;
      /** The chain of boards up to the one after it; missing in what was kept before there were chains. Nobody is told it. */
      readonly chain?: string;
    }
  | { readonly kind: 'undo'; readonly to: number; readonly by: readonly Seat[] }
  | { readonly kind: 'offer'; readonly offer: number; readonly by: Seat; readonly wants: Offer }
  | {
      readonly kind: 'vote';
      readonly offer: number;
      readonly seat: Seat;
      readonly yes: boolean;
      readonly closed: boolean;
    }
  | { readonly kind: 'resigned' | 'timeout'; readonly seat: Seat }
  | {
      readonly kind: 'chat';
      readonly person: string;
      readonly name: string;
      readonly text: string;
      readonly guest?: true;
      readonly program?: true;
    }
  | { readonly kind: 'resumed'; readonly left: readonly number[] }
  | { readonly kind: 'keep'; readonly seat: Seat; readonly card?: string }
  | { readonly kind: 'rematch'; readonly table: string }
  | {
      readonly kind: 'over';
      readonly how: Ending;
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };

/** An entry with its number, its time, and what each audience is told of it. */
export interface NumberedEntry {
  readonly no: number;
  readonly time: number;
  readonly entry: Entry;
  readonly news: readonly (readonly [audience: Audience, news: News])[];
}

/** What everybody is told of an entry. */
export type PublishedEntry = Omit<NumberedEntry, 'entry'>;

/** News of a step or an undo, and who is told them. */
export interface StepNews {
  readonly no: number;
  readonly audience: Audience;
  readonly news: Extract<News, After>;
}

/** What is known of a table besides its entries. */
export interface TableFacts {
  readonly id: string;
  readonly wish: TableWish;
  /** The pool of cards that it was begun with; missing if it deals none, or if it began when there was one pool only. */
  readonly pool?: string;
  /** The identity of the rules that it was begun with; missing if it began before that was kept. */
  readonly rules?: string;
  /** The generation of questions that it was begun with; the first one if it is missing. */
  readonly generation?: number;
  /** The person who set it up. */
  readonly owner: string;
  readonly created: number;
  /** 32 bytes in hex; never leaves the server before the game is over. */
  readonly seed: string;
  /** The table that this one is the rematch of, or of the game before it in its campaign; the deal of the day that it plays. */
  readonly after?: string;
  readonly daily?: string;
}

/** What changes about a table with its entries, kept beside them so that lists and timers need not load it. */
export interface TableSnapshot {
  readonly phase: Phase;
  readonly sitters: readonly Sitter[];
  /** Milliseconds left for each seat, and since when the clocks of the waited-for run. */
  readonly left: readonly number[];
  readonly since: number;
  /** The seats that the game waits for. */
  readonly waiting: readonly Seat[];
  /** When the first clock runs out, or, without clocks, when somebody who does not move counts as gone; undefined if neither will be. */
  readonly deadline?: number;
  readonly orders: readonly (readonly Order[])[];
  /** Whose standing orders rest; undefined if that was kept before it could be told, and the entries say it. */
  readonly pausedOrders?: readonly PausedSeat[];
  readonly result?: {
    readonly how: Ending;
    readonly scores: readonly number[];
    readonly winners: readonly Seat[];
    readonly record: string;
    /** Who resigned, was replaced by a bot, or lost by time: they are placed behind all others, the first to leave last of all. */
    readonly gaveUp?: readonly { readonly seat: Seat; readonly person: string }[];
    /** How many moves of each seat counted; missing in what was kept before they were counted. */
    readonly moves?: readonly number[];
  };
}

/** The version of a table: its last entry, when it changed last, and how often what is stored of it was rewritten. */
export interface TableVersion {
  readonly last: number;
  readonly since: number;
  readonly edition: number;
  readonly phase: Phase;
  /** The identity of the rules with which it was last changed, if that is known. */
  readonly rules?: string;
}

/** What is new about a table since an entry. */
export interface TableUpdate extends Pick<StoredTable, 'edition' | 'snapshot' | 'entries'> {
  readonly version: TableVersion;
  /** The answer that was given to the key before. */
  readonly answer?: Answer;
}

/** The key under which somebody wants something, so that it is done once however often it is sent. */
export interface IdempotencyKey {
  readonly person: string;
  readonly key: string;
}

/** A table as it is stored. */
export interface StoredTable {
  /** How often what is kept of it was rewritten; never if it is missing. */
  readonly edition?: number;
  readonly facts: TableFacts;
  readonly snapshot: TableSnapshot;
  readonly entries: readonly { readonly no: number; readonly time: number; readonly entry: Entry }[];
}

/** A table without what happened at it; `last` is the number of its last entry, 0 if it has none. */
export interface TableHeader {
  readonly facts: TableFacts;
  readonly snapshot: TableSnapshot;
  readonly last: number;
  /** How often what is kept of it was rewritten; never if it is missing. */
  readonly edition?: number;
  /** Its news were kept when they named things by numbers: they must be rewritten before anybody reads them. */
  readonly isOutdated?: boolean;
}

/** Something that people who are away are told of. */
export interface Notification {
  readonly person: string;
  readonly table: string;
  readonly what: 'your-turn' | 'awaited' | 'begun' | 'over' | 'offer' | 'time-short';
  /** The number of the entry that it is about. */
  readonly no: number;
  /** The person is at the table, and most likely sees for themselves: there is time to look whether they do. */
  readonly isHere?: true;
}

/** A table that has not been kept yet, with its first entries. */
export interface NewTable {
  readonly facts: TableFacts;
  readonly snapshot: TableSnapshot;
  readonly entries: readonly NumberedEntry[];
}

/** Everything that one act changes; kept whole or not at all. */
export interface TableChange {
  readonly table: string;
  /** The number of the last entry before these: it is refused if somebody else has written since. */
  readonly after: number;
  /** The `since` of the snapshot before this one: orders change without an entry. */
  readonly before: number;
  /** How often what was kept before had been rewritten; never if it is missing. */
  readonly edition?: number;
  readonly entries: readonly NumberedEntry[];
  readonly snapshot: TableSnapshot;
  readonly answer?: { readonly person: string; readonly key: string; readonly answer: Answer };
  readonly notifications: readonly Notification[];
  /** A table that it opens. */
  readonly opens?: NewTable;
}

/** A change that does not follow the last one of its table: somebody else has written since. */
export class StaleChange extends Error {
  override readonly name = 'StaleChange';

  constructor({ table, after, before }: Pick<TableChange, 'table' | 'after' | 'before'>) {
    super(`table ${table} has changed since entry ${after} at ${before}: it must be loaded again`);
  }
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
