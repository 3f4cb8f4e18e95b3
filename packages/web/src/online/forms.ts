import type { Language } from '@furrow/text/language';
import type { Sitter } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import type { TableResult } from '../protocol/online';

/** Whoever sits before this page, as the server knows them. */
export interface Myself {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly kind: 'guest' | 'account' | 'program';
  readonly login?: string;
  readonly created: number;
  /** The people whose chat I do not want to read. */
  readonly mutes: readonly string[];
  /** The people whom I do not want to meet. */
  readonly blocks: readonly string[];
}

/** A table in a list. */
export interface ListedTable {
  readonly id: string;
  readonly wish: TableWish;
  readonly created: number;
  readonly changed: number;
  readonly phase: 'open' | 'playing' | 'over' | 'dropped';
  readonly sitters: readonly Sitter[];
  readonly waiting: readonly number[];
  /** The number of its last entry. */
  readonly last: number;
  readonly deadline?: number;
  /** Somebody who sits there is connected now. */
  readonly here?: boolean;
  /** The table of which it is the rematch, or of the game before it in a campaign. */
  readonly after?: string;
  readonly daily?: string;
  readonly result?: TableResult;
}

/** Somebody as others see them. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'program' | 'gone';
  readonly created: number;
  readonly ratings: readonly LadderRating[];
  readonly results: readonly PastGame[];
  readonly alone: readonly ListAlone[];
  /** How often this person was placed before me, behind me, or level. */
  readonly against?: { readonly before: number; readonly behind: number; readonly level: number };
}

/** Games of Agricola alone that can be compared, by edition and cards. */
export interface ListAlone {
  readonly edition: string;
  /** The decks in words; missing where games with other beginnings are put together. */
  readonly cards?: string;
  readonly withCards: boolean;
  readonly games: number;
  readonly average: number;
  readonly best: number;
  /** The points to reach. */
  readonly goal: number;
}

/** How strong somebody is at a game with so many players. */
export interface LadderRating {
  readonly ladder: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** A finished game of somebody. */
export interface PastGame {
  /** Missing if the table is private and I did not play there. */
  readonly table?: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** How many played. */
  readonly seats: number;
  readonly score: number;
  readonly place: number;
  readonly ended: number;
}

/** A deal of the day. */
export interface DailyDeal {
  readonly id: string;
  readonly day: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly bot?: string;
  readonly commitment: string;
  /** The table at which I play it, and how far it is. */
  readonly table?: string;
  readonly phase?: ListedTable['phase'];
}

/** What somebody reached in a deal of the day. */
export interface Ranked {
  readonly person: string;
  readonly name: string;
  readonly score: number;
  readonly ended: number;
  readonly table?: string;
}

/** A place where I am logged in. */
export interface SessionRow {
  readonly created: number;
  readonly seen: number;
  readonly current: boolean;
}

/** What lets a program speak for me; its secret is told only once. */
export interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly seen: number | null;
  readonly ends: number;
  readonly ended: boolean;
}

/** After how many days a new token may end, and does without a word. */
export interface TokenDays {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** Where I am told of things while I am away. */
export interface Notices {
  readonly email?: string;
  /** Before that, no letters go there but the one that asks for it. */
  readonly emailConfirmed?: boolean;
  readonly webhook?: string;
  /** With it the webhook can check that a call is from this server. */
  readonly webhookKey?: string;
  /** How many browsers are woken. */
  readonly push: number;
}
