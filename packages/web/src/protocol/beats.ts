import type { Phase } from '@furrow/text/phases';
import type { Amount } from './goods';

/** What a part of a harvest does to one farm. */
export interface HarvestedPicture {
  readonly seat: number;
  /** Goods that come to it; those that leave it are less than 0. */
  readonly goods: readonly Amount[];
  /** Begging markers that it takes. */
  readonly begging: number;
}

/** A part of a harvest that took place. */
export interface BeatPicture {
  /** The number of the move in which it did. */
  readonly move: number;
  readonly phase: Phase;
  readonly words: string;
  /** The part begins here; else it goes on, with the next farms. */
  readonly begins: boolean;
  readonly farms: readonly HarvestedPicture[];
}
