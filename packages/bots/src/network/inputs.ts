import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';

/**
 * What a network looks at: switches that are on or off. The shared ones come first, then those of each seat, the same for
 * every seat, so that a position can be looked at from every chair.
 */
export interface Inputs<S extends Position> {
  /** What the switches that belong to nobody say. */
  readonly shared: readonly string[];
  /** What the switches of one seat say. */
  readonly own: readonly string[];
  readonly seats: number;
  /** The names of the spaces on which somebody can be placed, by number. */
  readonly places: readonly string[];
  /** Sets every switch to 1 or 0; the seats sit on the chairs in their order, from the given one on. */
  read(state: S, into: Uint8Array, first: Seat): void;
}

/** How many switches there are. */
export function inputCount({ shared, own, seats }: Pick<Inputs<never>, 'shared' | 'own' | 'seats'>): number {
  return shared.length + seats * own.length;
}

/** The names of all switches, those of seats with the number of the chair. */
export function inputNames({
  shared,
  own,
  seats,
}: Pick<Inputs<never>, 'shared' | 'own' | 'seats'>): string[] {
  const chairs = Array.from({ length: seats }, (_, chair) => own.map((name) => `${chair} ${name}`));
  return [...shared, ...chairs.flat()];
}
