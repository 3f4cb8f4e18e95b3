import { featuresOf, weightsOf } from '@furrow/bots/evaluations';
import type { Features } from '@furrow/bots/features';
import type { Weights } from '@furrow/bots/weights';
import { findGame } from '@furrow/cli/games';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Plan } from './plan';

/** What is tuned: a game, what is read of its positions, and the weights to begin with. */
export interface Subject {
  readonly game: Game<Position>;
  readonly features: Features<Position>;
  readonly start: Weights;
}

/** What a plan tunes. */
export function subjectOf({ game: id, options, seats }: Plan): Subject {
  const game = findGame(id).box.open(options, seats);
  return { game, features: featuresOf(game), start: weightsOf(game) };
}
