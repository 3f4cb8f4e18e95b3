import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Judge } from '../judge';
import type { Mind } from '../mind';
import type { Inputs } from './inputs';
import { NetworkJudge } from './network-judge';
import { NetworkPrior } from './network-prior';
import type { StoredNetwork } from './stored-network';

/** The networks of a game as they are kept: one that judges, and one that knows which moves are worth looking at. */
export interface StoredMind {
  readonly judge?: StoredNetwork;
  readonly prior?: StoredNetwork;
}

/** A mind that asks networks; where there is none that judges, it asks the judge that is given. */
export function networkMind<S extends Position>(
  game: Game<S>,
  inputs: Inputs<S>,
  { judge, prior }: StoredMind,
  otherwise: Judge<S>,
): Mind<S> {
  return {
    judge: judge === undefined ? otherwise : new NetworkJudge(game, inputs, judge),
    ...(prior !== undefined && { prior: new NetworkPrior(game, inputs, prior) }),
  };
}
