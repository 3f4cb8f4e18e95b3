import type { Position } from '@furrow/kernel/kind';
import type { Judge } from './judge';
import type { Prior } from './prior';

/** What a search goes by: who judges positions, and who says which moves are worth looking at, if anybody does. */
export interface Mind<S extends Position> {
  readonly judge: Judge<S>;
  readonly prior?: Prior<S>;
}
