import type { SeatSight } from './seat-sight';

/** Features that belong together: they are written one behind the other, beginning at a place of the list. */
export interface Group {
  readonly names: readonly string[];
  write(sight: SeatSight, into: Float64Array, at: number): void;
}
