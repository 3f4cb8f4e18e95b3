import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Evaluation } from './evaluation';
import { evaluationWith, frozenWeightsOf } from './evaluations';

/**
 * Manners of playing Agricola, whatever they are worth: by how many points more than the weights say a feature is liked
 * in the first half of the game, and a quarter of that at its end. They show what a bot does against others than itself.
 */
const MANNERS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  /** Takes the wood, reed, clay and stone that others need. */
  grabber: {
    'wood:2': 0.3,
    'wood:5': 0.3,
    'wood:10': 0.3,
    'reed:2': 0.9,
    'reed:4': 0.7,
    'reed:more': 0.6,
    'clay:2': 0.3,
    'clay:5': 0.2,
    'stone:2': 0.4,
    'stone:5': 0.3,
  },
  /** Wants rooms and people before anything else. */
  grower: {
    'rooms:3': 3,
    'rooms:4': 3,
    'rooms:free': 1,
    'people:3': 3,
    'people:4': 3,
    'people:5': 2,
    'plan:room': 2,
  },
  /** Fences pastures early and fills them. */
  fencer: {
    'points:pastures': 2,
    'pasture:capacity': 0.5,
    'plan:first-pasture': 0.6,
    'animals:sheep': 0.5,
    'animals:boar': 0.5,
    'animals:cattle': 0.5,
  },
  /** Plows, sows and bakes. */
  baker: {
    'fields:first': 1,
    'fields:planted': 1.5,
    'grain:1': 0.8,
    'grain:3': 0.5,
    'engine:ovens': 0.5,
    'engine:baking': 0.8,
    'reaped:grain': 0.3,
  },
};

/** The names of the manners. */
export const mannerNames: readonly string[] = Object.keys(MANNERS);

/** The features that a manner likes. */
export function liked(manner: string): string[] {
  return Object.keys(MANNERS[manner]);
}

/** Which part of a liking is left at the end of the game. */
const LEFT = 0.25;

/** The evaluation of somebody with a manner; in a game without what is liked it is the usual one. */
export function mannerJudge<S extends Position>(game: Game<S>, manner: string): Evaluation<S> {
  if (!Object.hasOwn(MANNERS, manner)) throw new Error(`nobody plays in the manner '${manner}'`);
  const known = judges.get(game.rules) ?? new Map<string, Evaluation<never>>();
  judges.set(game.rules, known);
  const judge = known.get(manner) ?? (madeJudge(game, manner) as unknown as Evaluation<never>);
  known.set(manner, judge);
  return judge;
}

const judges = new WeakMap<object, Map<string, Evaluation<never>>>();

function madeJudge<S extends Position>(game: Game<S>, manner: string): Evaluation<S> {
  const weights = { ...frozenWeightsOf(game) };
  for (const [feature, liking] of Object.entries(MANNERS[manner])) {
    const row = weights[feature];
    if (row === undefined) continue;
    weights[feature] = row.map((weight, time) => weight + liking * likedAt(time / (row.length - 1)));
  }
  return evaluationWith(game, weights);
}

function likedAt(progress: number): number {
  return progress <= 0.5 ? 1 : 1 - (1 - LEFT) * (2 * progress - 1);
}
