import type { Look } from './look';

/** Features that belong together: they are written one behind the other, beginning at a place of the list. */
export interface Group {
  readonly names: readonly string[];
  write(look: Look, into: Float64Array, at: number): void;
}
