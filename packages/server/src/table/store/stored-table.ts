import type { Seat } from '@furrow/kernel/seat';
import type { Order } from '@furrow/wire/acts';
import type { Ending, Sitter } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import type { PausedSeat } from '../state/paused-orders';
import type { Entry, NumberedEntry } from './entry';

/** Where a table stands in its life. */
export type Phase = 'open' | 'playing' | 'over' | 'dropped';

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

/** A table as it is stored. */
export interface StoredTable {
  /** How often what is kept of it was rewritten; never if it is missing. */
  readonly edition?: number;
  readonly facts: TableFacts;
  readonly snapshot: TableSnapshot;
  readonly entries: readonly { readonly no: number; readonly time: number; readonly entry: Entry }[];
}

/** A table that has not been kept yet, with its first entries. */
export interface NewTable {
  readonly facts: TableFacts;
  readonly snapshot: TableSnapshot;
  readonly entries: readonly NumberedEntry[];
}
