import type { Position } from '@furrow/kernel/kind';
import type { Judge } from './judge';
import type { Prior } from './prior';

/** How a search goes about what it does not know for certain. */
export interface Habits {
  /** How many positions are looked through before what a seat does not see is imagined in one way more; left out, it is imagined in all ways at once. */
  readonly thorough?: number;
  /**
   * How much the mean of the turns that somebody can choose from counts beside the best of them, from 0 to 1; left out, nothing. Judges err,
   * and the best of many looks better than it is.
   */
  readonly mean?: number;
}

/** What a search goes by: who judges positions, and who says which moves are worth looking at, if anybody does. */
export interface Mind<S extends Position> extends Habits {
  /** Judges positions between turns. */
  readonly judge: Judge<S>;
  /** Compares the answers within a turn; left out, the judge does. */
  readonly guide?: Judge<S>;
  readonly prior?: Prior<S>;
}
