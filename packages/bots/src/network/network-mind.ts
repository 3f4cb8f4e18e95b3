import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { Blend } from '../blend';
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

/** A judge that asks networks, as far as they are relied on, and for the rest another judge. */
export function networkJudge<S extends Position>(
  game: Game<S>,
  inputs: Inputs<S>,
  stored: StoredJudge,
  share: number,
  otherwise: Judge<S>,
): Judge<S> {
  const judge = new NetworkJudge(game, inputs, stored);
  return share === 1 ? judge : new Blend([judge, otherwise], share, game.sides);
}

/**
 * A mind that asks networks, and relies on them so far. Within a turn, and where no network judges, it asks the judge that is given alone:
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
    judge: judge === undefined ? otherwise : networkJudge(game, inputs, judge, reliance.share, otherwise),
    guide: otherwise,
    ...(prior !== undefined && { prior: new NetworkPrior(game, inputs, prior, reliance) }),
  };
}
