import type { Target } from './asked';
import type { EdgePicture } from './farm';

/**
 * What an answer that is not listed may be put together from. The engine says what can be named; whether the whole is
 * allowed it says of each proposed move (`check`).
 */
export type Draft = EdgesDraft | CountsDraft | SowDraft | SomeDraft | PiecesDraft;

/** An edge without a fence or border, and how it is named. */
export interface EdgeSpot extends EdgePicture {
  /** `b2n`. */
  readonly name: string;
  /** The wall of a building closes it already: nobody needs a piece there. */
  readonly walled?: true;
}

/** A cell that can be enclosed. */
export interface CellSpot {
  readonly cell: number;
  readonly row: number;
  readonly column: number;
}

/** Fences or borders along any edges. */
export interface EdgesDraft {
  readonly of: 'edges';
  /** The farms on which they may stand; the first is the own. */
  readonly sites: readonly {
    readonly seat: number;
    readonly verb: string;
    readonly edges: readonly EdgeSpot[];
    /** Cells that can be enclosed. */
    readonly cells: readonly CellSpot[];
  }[];
}

/** So many of each of several goods. */
export interface CountsDraft {
  readonly of: 'counts';
  /** Ways that exclude each other: giving and taking. Mostly one. */
  readonly ways: readonly CountsWay[];
}

/** What becomes of the goods that are counted. */
export type CountVerb = 'feed' | 'convert' | 'keep' | 'second' | 'discard' | 'give' | 'take';

export interface CountsWay {
  readonly verb: CountVerb;
  /** How many numbers the move names. */
  readonly size: number;
  readonly rows: readonly CountRow[];
  /** Where food is looked for: so much is needed, so much is there. */
  readonly food?: FoodNeed;
}

export interface FoodNeed {
  readonly need: number;
  readonly have: number;
  /** Begging markers make up for what is missing. */
  readonly orBeg: boolean;
  /** The move names the begging markers at this place, so many at most and more than are needed if `freely`. */
  readonly begging?: { readonly place: number; readonly most: number; readonly freely: boolean };
}

/** One good that is counted. */
export interface CountRow {
  /** The place of its number in the move. */
  readonly place: number;
  readonly good: string;
  /** `sheep`. */
  readonly title: string;
  readonly most: number;
  /** The number that is proposed. */
  readonly start: number;
  /** The food that each gives. */
  readonly rate?: number;
  /** What turns it into food, if it is something special: `Joinery`. */
  readonly by?: string;
}

/** Crops onto fields. */
export interface SowDraft {
  readonly of: 'sow';
  readonly atMost: number;
  readonly crops: readonly {
    readonly crop: number;
    readonly good: string;
    readonly title: string;
    readonly have: number;
  }[];
  readonly fields: readonly Spot[];
}

/** Something that a move names by its number, and where it is on the table. */
export interface Spot {
  readonly thing: number;
  readonly title: string;
  readonly target: Target;
}

/** Several things of one kind in one move: spaces for troughs, fields, cards. */
export interface SomeDraft {
  readonly of: 'some';
  readonly verb: string;
  /** So many must be named; one if it is not said. */
  readonly atLeast?: number;
  readonly atMost: number;
  readonly spots: readonly Spot[];
}

/** Pieces of the farm that move to other spaces. */
export interface PiecesDraft {
  readonly of: 'pieces';
  readonly seat: number;
  readonly pieces: readonly {
    readonly piece: number;
    readonly what: 'trough' | 'stall';
    readonly cell: number;
    readonly title: string;
  }[];
  readonly cells: readonly { readonly cell: number; readonly title: string }[];
}
