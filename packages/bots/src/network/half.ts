import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';

/** The halves of a game: what a thing is worth changes so much that each has a network of its own to judge it. */
export const HALVES = ['early', 'late'] as const;
export type Half = (typeof HALVES)[number];

/** The half of a game in which a state is, counted in rounds. */
export function halfOf<S extends Position>(game: Game<S>, state: S): Half {
  const { now, of } = game.round(state);
  return 2 * now > of ? 'late' : 'early';
}
