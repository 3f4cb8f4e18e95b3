import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';

/** Numbers about a seat's position from which the points it will have at the end can be told. */
export interface Features<S extends Position> {
  /** What each number says, in the order in which `read` writes them. */
  readonly names: readonly string[];
  /** How much of the game is played: 0 at its beginning, 1 at its end. */
  progress(state: S): number;
  /** Writes the numbers of a seat. The list is as long as the names; every number is written. */
  read(state: S, seat: Seat, into: Float64Array): void;
}
