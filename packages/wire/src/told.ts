import type { WrittenEvent } from '@furrow/kernel/event-forms';
import type { Seat } from '@furrow/kernel/seat';
import type { Patch } from './patch';

/** How much time everybody has: milliseconds left, and whose clock runs since when. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
}

/** The question that a seat may answer now: the number that its answer must carry, and whether nobody waits for it. */
export interface AskedNumber {
  readonly number: number;
  readonly open: boolean;
}

/** Who sits on a seat: a person by id and name, a bot by its level, or nobody yet. */
export type Sitter =
  | {
      readonly person: string;
      readonly name: string;
      /** Had no account when they sat down. */
      readonly guest?: true;
      /** A program plays for them. */
      readonly program?: true;
    }
  | { readonly bot: string; readonly name: string }
  | null;

/** What everybody can agree on: to go back, to end the game as it stands, to let a bot take a seat that was left. */
export type Offer =
  | { readonly what: 'undo'; readonly to: number }
  | { readonly what: 'end' }
  | { readonly what: 'replace'; readonly seat: Seat; readonly bot: string };

/**
 * How a game ended: played to the end, agreed to end, because people resigned, because somebody's time was up and the others
 * ended it, or the same without clocks, when somebody had not moved for so long that they count as gone.
 */
export type Ending = 'played' | 'agreed' | 'resigned' | 'time' | 'gone';

/** What happened at a table, without its number and time, as one audience is told of it. */
export type News =
  /** Somebody sits down, stands up, or is taken over; or a program plays for them from now on. */
  | {
      readonly kind: 'seat';
      readonly seat: Seat;
      readonly sitter: Sitter;
      /** The host sent whoever sat there away: they do not sit down here again. */
      readonly sentAway?: true;
      /** The host freed the seat of somebody who was away: they may sit down again when they are at the table. */
      readonly freed?: true;
      /** The host lets anybody have a seat that was kept for those who played the game before. */
      readonly forAll?: true;
    }
  /** The game begins; the hash of the secret that decides all chance. */
  | { readonly kind: 'begin'; readonly commitment: string; readonly sitters: readonly Sitter[] }
  /** A move was played. */
  | ({
      readonly kind: 'step';
      /** Who moved; -1 is chance. */
      readonly seat: Seat;
      /** The move in notation; missing where this audience may not know it. */
      readonly text?: string;
      /** What came of it, as it is written. */
      readonly heard: readonly WrittenEvent[];
    } & After)
  /** The game went back to where it was after so many moves. */
  | ({ readonly kind: 'undo'; readonly to: number; readonly by: readonly Seat[] } & After)
  | { readonly kind: 'offer'; readonly offer: number; readonly by: Seat; readonly wants: Offer }
  | {
      readonly kind: 'vote';
      readonly offer: number;
      readonly seat: Seat;
      readonly yes: boolean;
      readonly closed: boolean;
    }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'timeout'; readonly seat: Seat }
  | {
      readonly kind: 'chat';
      readonly person: string;
      readonly name: string;
      readonly text: string;
      /** They have no account. */
      readonly guest?: true;
      /** A program says it for them. */
      readonly program?: true;
      /** Whoever hears this does not want to read what this person says, so the text is empty. */
      readonly muted?: true;
    }
  /** The server was away and is there again: clocks run from now on, and this is left to each seat in milliseconds. */
  | { readonly kind: 'resumed'; readonly left: readonly number[] }
  /** A seat is ready for the next game of the campaign; only that seat is told what it keeps. */
  | { readonly kind: 'keep'; readonly seat: Seat; readonly card?: string }
  /** The same people may play again at another table; in a campaign they play its next game there. */
  | {
      readonly kind: 'rematch';
      /** Told to those who sit there alone. */
      readonly table?: string;
    }
  /** The game is over; the secret that decided all chance is told, but that of a deal of the day only when its day is over. */
  | {
      readonly kind: 'over';
      readonly how: Ending;
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
      readonly seed?: string;
    };

/** How the table stands after a step, for one audience. */
export interface After {
  /** What became different in the view of this audience. */
  readonly patch: Patch;
  /** How many moves count now. */
  readonly moves: number;
  /** What this audience's seat may answer now. */
  readonly asked?: AskedNumber;
  readonly clocks?: Clocks;
}

/** News with the number they have at their table and the time, in milliseconds. Numbers have no gaps. */
export type Told = { readonly no: number; readonly time: number } & News;
