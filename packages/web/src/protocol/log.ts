import type { Target } from './asked';
import type { Amount } from './goods';
import type { Sign } from './signs';

/** Something that was done, as a sign; so many times, or so many of a good that was given away if the number is negative. */
export interface DonePicture {
  readonly sign: Sign;
  readonly n?: number;
}

/** The space that somebody used. */
export interface UsedPicture {
  readonly id: string;
  readonly title: string;
  /** What lies or is done there. */
  readonly signs: readonly Sign[];
}

/** One line of the log. */
export interface LogLine {
  /** The number of the move in which it happened, and who made it. */
  readonly move: number;
  readonly seat: number;
  /** Whom it happened to, if to somebody else. */
  readonly whose?: number;
  readonly text: string;
  /** A turn begins with it. */
  readonly used?: UsedPicture;
  /** It belongs to no turn: a round, a harvest. */
  readonly apart?: boolean;
  /** The name of the card, building or improvement that is laid out. */
  readonly laid?: string;
  /** The goods that it brings. */
  readonly gains?: readonly Amount[];
  readonly done?: readonly DonePicture[];
  /** Where on a farm, and how many columns that farm had gained at its left by then. */
  readonly place?: Target;
  readonly left?: number;
}
