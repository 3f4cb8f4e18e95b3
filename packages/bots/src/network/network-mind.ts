import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Judge } from '../judge';
import type { Mind } from '../mind';
import type { Inputs } from './inputs';
import { NetworkJudge, type StoredJudge } from './network-judge';
import { NetworkPrior } from './network-prior';
import type { Reliance } from './reliance';
import type { StoredNetwork } from './stored-network';

/** The networks of a game as they are kept: those that judge, and one that knows which moves are worth looking at. */
export interface StoredMind {
  readonly judge?: StoredJudge;
  readonly prior?: StoredNetwork;
}

/**
 * A mind that asks networks, and relies on the prior so far. Within a turn, and where no network judges, it asks the judge that is given:
 * a network has seen few positions in the middle of turns, and an answer that nobody gave there may please it for no reason.
 */
export function networkMind<S extends Position>(
  game: Game<S>,
  inputs: Inputs<S>,
  { judge, prior }: StoredMind,
  reliance: Reliance,
  otherwise: Judge<S>,
): Mind<S> {
  return {
    judge: judge === undefined ? otherwise : new NetworkJudge(game, inputs, judge),
    guide: otherwise,
    ...(prior !== undefined && { prior: new NetworkPrior(game, inputs, prior, reliance) }),
  };
}
