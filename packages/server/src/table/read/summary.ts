import type { Options } from '@furrow/kernel/game';
import type { Seat } from '@furrow/kernel/seat';
import type { Order } from '@furrow/wire/acts';
import type { AskedNumber, Clocks, Ending, Offer, Sitter } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import type { Phase } from '../store/stored-table';

/** An offer that people have not answered yet. */
export interface OpenOffer {
  readonly offer: number;
  readonly by: Seat;
  readonly wants: Offer;
  /** Those who said yes, besides whoever offers it. */
  readonly yes: readonly Seat[];
}

/** What somebody may know of a table. */
export interface TableSummary {
  readonly id: string;
  readonly wish: TableWish;
  /** Every option with its value. */
  readonly options: Options;
  /** The pool of cards that it deals from, if it does. */
  readonly pool?: string;
  readonly phase: Phase;
  /** The game cannot go on with the rules of this server; it stands as it did after so many moves. */
  readonly frozen?: { readonly moves: number };
  readonly created: number;
  readonly sitters: readonly Sitter[];
  /** The seat of whoever asks. */
  readonly seat?: Seat;
  /** The seat of the person who may start the game and choose bots. */
  readonly host?: Seat;
  /** The standing orders of that seat; nobody else is told them. */
  readonly orders?: readonly Order[];
  /** The seats whose people are at the table now. */
  readonly here: readonly Seat[];
  /** The number of the last entry. */
  readonly no: number;
  readonly moves: number;
  readonly waiting: readonly Seat[];
  readonly timedOut: readonly Seat[];
  readonly offers: readonly OpenOffer[];
  /** The promise of what chance will do: it stands before anybody but the host has a seat. */
  readonly commitment: string;
  readonly asked?: AskedNumber;
  readonly clocks?: Clocks;
  readonly after?: string;
  readonly daily?: string;
  /** Players may let a program advise them now: always when the game is over, before that where the table allows it. */
  readonly advice: boolean;
  /** Players are shown how cards have fared: always when the game is over, before that where the table allows it. */
  readonly statistics: boolean;
  /** The seats that are ready for the next game of the campaign, once this one is over. */
  readonly ready?: readonly Seat[];
  /** The card that the seat of whoever asks keeps for it; null for none. */
  readonly keeps?: string | null;
  /** The table of the rematch, or of the next game of the campaign; told to those who played. */
  readonly rematch?: string;
  /** The free seats of a rematch that are kept for those who played before. */
  readonly reserved?: readonly Seat[];
  readonly result?: {
    readonly how: Ending;
    readonly scores: readonly number[];
    readonly winners: readonly Seat[];
    /** Missing as long as others may still play the same deal of the day. */
    readonly seed?: string;
  };
}

/** What a seat is asked, in words and in notation. */
export interface DecisionWords {
  /** The number that the answer must carry. */
  readonly number: number;
  readonly kind: string;
  /** Nobody waits for the answer. */
  readonly open: boolean;
  readonly prompt: string;
  readonly moves: readonly { readonly move: string; readonly words: string }[];
  /** Nothing but these moves is accepted. */
  readonly listsAll: boolean;
}

/** What an opponent did since somebody's last move, in at most two lines. */
export interface OpponentDigest {
  readonly seat: Seat;
  readonly name: string;
  readonly lines: readonly string[];
}
