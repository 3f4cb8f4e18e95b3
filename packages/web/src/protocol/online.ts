import type { Clocks, Ending, Offer, Sitter } from '@furrow/wire/told';
import type { Pace } from '@furrow/wire/wish';

/** Whether the server is heard: not yet, yes, or no more (then it is tried again and again). */
export type ConnectionState = 'connecting' | 'online' | 'offline' | 'ended';

/** How a game at a table that is elsewhere ended. */
export interface TableResult {
  readonly how: Ending;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Something that somebody wants to agree on and that is not answered by everybody yet. */
export interface OfferPicture {
  readonly offer: number;
  readonly by: number;
  readonly wants: Offer;
  /** Those who said yes, besides whoever offers it. */
  readonly yes: readonly number[];
}

/** Something that somebody wanted to agree on, and who said no to it. */
export interface DeclinedPicture {
  readonly offer: number;
  readonly by: number;
  readonly declinedBy: number;
}

/** A line of the chat. */
export interface ChatLine {
  readonly no: number;
  readonly time: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  /** They have no account; a program says it for them. */
  readonly guest?: true;
  readonly program?: true;
  /** I did not want to read this person, so the text was not told. */
  readonly muted?: true;
}

/** How a table that is elsewhere stands, besides its game. */
export interface OnlinePicture {
  readonly table: string;
  readonly connection: ConnectionState;
  readonly phase: 'open' | 'playing' | 'over' | 'dropped';
  /** The game cannot go on with the rules of the server. */
  readonly frozen?: true;
  /** Why news could not be read: the page is too old for them, and shows the table as it was before. */
  readonly unreadable?: string;
  readonly pace: Pace;
  readonly sitters: readonly Sitter[];
  /** The seats whose people are at the table now; undefined until the server has said so, and while it is not heard. */
  readonly here?: readonly number[];
  /** The seat of whoever looks; undefined if they only watch. */
  readonly seat?: number;
  readonly clocks?: Clocks;
  readonly offers: readonly OfferPicture[];
  /** What was declined last, until whoever wanted it goes on. */
  readonly declined?: DeclinedPicture;
  /** The seats whose time is up, those who resigned, and those for whom the others let a bot play on. */
  readonly timedOut: readonly number[];
  readonly resigned: readonly number[];
  readonly replaced: readonly number[];
  readonly chat: readonly ChatLine[];
  /** Undo goes over what others did, or over a question on which another spends time, so that everybody must agree. */
  readonly undoAsks: boolean;
  /** Something was sent and is not answered yet. */
  readonly sending: boolean;
  /** Why something that was done before the page was loaded again is refused now. */
  readonly tooLate?: string;
  /** The hash of the secret that decides all chance, and the secret once it is told. */
  readonly commitment?: string;
  readonly seed?: string;
  readonly result?: TableResult;
  /** The deal of the day that is played here; everybody has one try. */
  readonly daily?: string;
  /** Whoever plays may let a program advise them now. */
  readonly advice: boolean;
  /** Whoever plays is shown how cards have fared now; they are unless it says no. */
  readonly statistics?: boolean;
  /** Which game of a campaign is played here. */
  readonly campaign?: number;
  /** The table at which the same people may play again, or play the next game of the campaign. */
  readonly rematch?: string;
}

/** A move of chance, and what the seed gives at its place where that is something else. */
export interface DealtPicture {
  /** The line of the record on which it stands. */
  readonly line: number;
  readonly move: string;
  readonly right?: string;
}

/** A text from the server, or why there is none. */
export type Fetched =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: string };

/** What came of checking the deal of a game; it cannot be checked while nobody knows the seed, or as `why` says. */
export type DealChecked =
  | { readonly ok: false; readonly why?: string }
  | {
      readonly ok: true;
      readonly seedFits: boolean;
      /** The record is not that of the game that this page heard, or another promise was made before it. */
      readonly isOther: boolean;
      readonly chance: readonly DealtPicture[];
    };
