import type { CardPicture } from './card';
import type { FarmPicture } from './farm';
import type { Amount } from './goods';

/** The face of a bot: the number of its level, and which of them if several of the same level play. */
export interface FacePicture {
  readonly level: number;
  readonly nth: number;
}

/** A number at which something brings more points. */
export interface StepPicture {
  readonly at: number;
  /** How many more. */
  readonly gain: number;
  /** Whoever has fewer loses these points. */
  readonly saves?: boolean;
}

/** Something of a farm that brings points by its number. */
export interface ScalePicture {
  /** The id of a good, or of a category of points. */
  readonly id: string;
  readonly title: string;
  readonly have: number;
  readonly steps: readonly StepPicture[];
}

/** The newborns that a seat would get if its animals bred now. */
export interface NewbornsPicture {
  readonly animals: readonly Amount[];
  /** So many of them find room beside all animals that are there. */
  readonly room: number;
}

/** Those whom a seat sends out, at home and all, and what they are in its game. */
export interface WorkersPicture {
  readonly home: number;
  readonly all: number;
  readonly are: 'people' | 'workers';
}

/** Everything of one seat that the viewer may see. */
export interface SeatPicture {
  readonly seat: number;
  readonly name: string;
  /** What kind of player it is, in words, if it is a bot: `casual player`. */
  readonly level?: string;
  readonly face?: FacePicture;
  /** The person has no account; a program plays for them. */
  readonly guest?: true;
  readonly program?: true;
  /** Whether the person is at the table now, if it is elsewhere and that is known. */
  readonly here?: boolean;
  /** The seat of its partner, where there are teams. */
  readonly partner?: number;
  readonly starter: boolean;
  readonly points: number;
  readonly goods: readonly Amount[];
  readonly farm: FarmPicture;
  readonly workers: WorkersPicture;
  /** Short facts in words: fences left, begging markers, cards in hand. */
  readonly facts: readonly string[];
  /** Those of the facts that no picture of the table shows. */
  readonly undrawn: readonly string[];
  /** What comes with later rounds, in words. */
  readonly coming: readonly string[];
  /** What lies before the seat. */
  readonly cards: readonly CardPicture[];
  /** How many cards it holds. */
  readonly handSize: number;
  readonly scales: readonly ScalePicture[];
  /** Undefined in games where that is no matter of every round. */
  readonly newborns?: NewbornsPicture;
}
