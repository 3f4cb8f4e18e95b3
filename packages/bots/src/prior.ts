import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';

/** Moves worth looking at, and how many points each may look worse than the likeliest and still count as much: 0 or less. */
export interface Worthwhile {
  readonly moves: readonly Move[];
  readonly handicaps: readonly number[];
}

/** Whoever has a feeling for which moves a strong player would make. */
export interface Prior<S extends Position> {
  /** Whether it is asked about the position itself; else all answers there are looked at, and it is asked about what follows. */
  readonly narrowsRoot: boolean;
  /** The moves worth looking at, the likeliest first; undefined where it has no feeling. */
  worthwhile(state: S, seat: Seat, moves: readonly Move[]): Worthwhile | undefined;
}
