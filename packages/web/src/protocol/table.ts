import type { ScoreCategory } from '@furrow/text/score-rows';
import type { Asked } from './asked';
import type { FarmPicture } from './farm';
import type { Amount } from './goods';

/** A game by its id. */
export type GameId = 'creatures' | 'agricola';

/** An action space. */
export interface SpacePicture {
  readonly id: string;
  readonly title: string;
  /** The goods that lie there; empty if none do. */
  readonly goods: readonly Amount[];
  /** The seats whose people stand there, in the order in which they came. */
  readonly people: readonly number[];
  /** Nobody can come there any more in this round. */
  readonly closed: boolean;
  /** The round in which its card was revealed. */
  readonly round?: number;
}

/** Spaces that lie together on the board. */
export interface SpaceGroup {
  readonly id: string;
  readonly title: string;
  readonly spaces: readonly SpacePicture[];
}

/** A building on offer, an improvement, a card of the hand. */
export interface CardPicture {
  readonly id: string;
  readonly title: string;
  readonly kind: 'building' | 'major' | 'minor' | 'occupation';
  /** What it costs: one of these. */
  readonly prices: readonly (readonly Amount[])[];
  /** Its points, in words; empty if it has none printed. */
  readonly points?: number;
}

/** Everything of one seat that the viewer may see. */
export interface SeatPicture {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly starter: boolean;
  readonly points: number;
  readonly goods: readonly Amount[];
  readonly farm: FarmPicture;
  /** People or workers at home and all. */
  readonly workers: { readonly home: number; readonly all: number };
  /** Short facts in words: fences left, begging markers, cards in hand. */
  readonly facts: readonly string[];
  /** What comes with later rounds, in words. */
  readonly coming: readonly string[];
  /** What lies before the seat. */
  readonly cards: readonly CardPicture[];
  /** How many cards it holds. */
  readonly handSize: number;
}

/** One line of the log. */
export interface LogLine {
  /** The number of the move in which it happened. */
  readonly move: number;
  readonly seat: number;
  readonly text: string;
}

/** How it ended. */
export interface Ending {
  readonly winner: string;
  readonly winners: readonly number[];
}

/** The whole table as the people at this screen may see it now, in their language. Plain data. */
export interface Table {
  /** Counts the snapshots of a session. */
  readonly version: number;
  readonly saveId: string;
  readonly game: GameId;
  readonly gameName: string;
  readonly round: { readonly now: number; readonly of: number; readonly words: string };
  /** Notes beside the round, in words: when harvests come, what the general supply holds. */
  readonly notes: readonly string[];
  /** The rounds after which there is a harvest. */
  readonly harvests: readonly number[];
  readonly board: readonly SpaceGroup[];
  readonly offer: { readonly title: string; readonly cards: readonly CardPicture[] };
  readonly seats: readonly SeatPicture[];
  /** The seat whose secrets are shown; -2 if nobody's are. */
  readonly viewer: number;
  readonly hand: readonly CardPicture[];
  /** What people here may answer; the first is what the game waits for. */
  readonly asked: readonly Asked[];
  /** The seat that the game waits for; -1 for chance, -2 if it is over. */
  readonly waitsFor: number;
  /** The screen must be handed to this seat before anything secret is shown. */
  readonly handTo?: number;
  readonly log: readonly LogLine[];
  readonly scores: readonly ScoreCategory[];
  /** Where undo and restart lead, as numbers of moves. */
  readonly back: { readonly undo?: number; readonly restart?: number };
  /** The turn is over, and everybody waits until the person says so. */
  readonly unconfirmed: boolean;
  /** How many moves count, and how many of them are shown (in a replay). */
  readonly moves: { readonly all: number; readonly shown: number };
  readonly ending?: Ending;
}
