import type { Ruleset } from '@furrow/agricola/ruleset';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { agricolaFeatures } from './agricola/features';
import { handMade as agricolaHandMade } from './agricola/hand-made';
import { creaturesFeatures } from './creatures/features';
import { handMade as creaturesHandMade } from './creatures/hand-made';
import { Evaluation } from './evaluation';
import type { Features } from './features';
import { frozenFor, tunedFor } from './tuned/index';
import type { Weights } from './weights';

/** The features of a game. */
export function featuresOf<S extends Position>(game: Game<S>): Features<S> {
  const known = features.get(game.rules) ?? make(game);
  features.set(game.rules, known);
  return known;
}

const features = new WeakMap<object, Features<never>>();

function make<S extends Position>({ id, rules }: Game<S>): Features<never> {
  return id === 'creatures' ? creaturesFeatures : agricolaFeatures(rules as unknown as Ruleset);
}

/** What people who know the game would say the features are worth. */
export function handMadeOf<S extends Position>(game: Game<S>): Weights {
  return game.id === 'creatures' ? creaturesHandMade : agricolaHandMade(featuresOf(game));
}

/** What the features have turned out to be worth where bots played the game; hand-made where they have not. */
export function weightsOf<S extends Position>(game: Game<S>): Weights {
  return { ...handMadeOf(game), ...tunedFor(game) };
}

/** What the features were worth to the bots of the time before networks. */
export function frozenWeightsOf<S extends Position>(game: Game<S>): Weights {
  return { ...handMadeOf(game), ...frozenFor(game) };
}

/** An evaluation of a game with these weights. */
export function evaluationWith<S extends Position>(game: Game<S>, weights: Weights): Evaluation<S> {
  return new Evaluation(game, featuresOf(game), weights);
}

/** The evaluation of a game with its own weights. */
export const evaluationOf = remembered(weightsOf);

/** The evaluation of a game with the weights of the time before networks. */
export const frozenEvaluationOf = remembered(frozenWeightsOf);

/** Makes evaluations by some weights, one for each game. */
function remembered(weights: <S extends Position>(game: Game<S>) => Weights) {
  const known = new WeakMap<object, Evaluation<never>>();
  return <S extends Position>(game: Game<S>): Evaluation<S> => {
    const found =
      known.get(game.rules) ?? (evaluationWith(game, weights(game)) as unknown as Evaluation<never>);
    known.set(game.rules, found);
    return found;
  };
}
