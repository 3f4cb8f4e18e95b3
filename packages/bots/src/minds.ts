import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { evaluationOf, frozenEvaluationOf } from './evaluations';
import type { Mind } from './mind';
import { inputsOf } from './network/inputs-of';
import { networkMind } from './network/network-mind';
import { networksOf } from './trained/index';

/** How bots think about a game: by its networks if it has some, which must be loaded, else by the linear evaluation. */
export function mindOf<S extends Position>(game: Game<S>): Mind<S> {
  const known = minds.get(game.rules) ?? made(game);
  minds.set(game.rules, known);
  return known;
}

const minds = new WeakMap<object, Mind<never>>();

/** Thinks by the linear evaluation alone, whatever networks there are. */
export function linearMind<S extends Position>(game: Game<S>): Mind<S> {
  return { judge: evaluationOf(game) };
}

/** Thinks as bots did before there were networks: a yardstick that does not move when weights are tuned again. */
export function frozenMind<S extends Position>(game: Game<S>): Mind<S> {
  return { judge: frozenEvaluationOf(game) };
}

function made<S extends Position>(game: Game<S>): Mind<S> {
  const known = networksOf(game);
  if (known === undefined) return linearMind(game);
  const { networks, reliance, habits } = known;
  return { ...habits, ...networkMind(game, inputsOf(game), networks, reliance, evaluationOf(game)) };
}
