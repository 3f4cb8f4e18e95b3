import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';

/** How things on offer are got in a game, for questions about a thing that is named alone. */
export interface Getting<S extends Position> {
  /** The lines of moves that may get it, the shortest first; none if it is not on offer. */
  ways(state: S, id: string): readonly string[];
  /** Why the seat could not get it even if it were its choice; undefined if it could. */
  whyNot(state: S, seat: Seat, id: string): Reason | undefined;
}
