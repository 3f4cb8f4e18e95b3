import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';

/** Whoever says how a position will end. */
export interface Judge<S extends Position> {
  /** Writes the points that each seat can expect; those it has when the game is over. */
  expect(state: S, into: Float64Array): void;
  /** How good the position is for one seat: only comparable with what the same judge says of the same seat. */
  liking(state: S, seat: Seat): number;
}
