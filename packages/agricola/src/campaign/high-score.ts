import type { Options } from '@furrow/kernel/game';
import { hasHands } from '../options/has-hands';

/** AG-V63: what a game for the highest score begins with. */
const USUAL: Options = {
  'solo-food': '0',
  'kept-occupations': 'none',
  'given-cards': 'none',
  'free-order': 'off',
};

/**
 * AG-V63: the decks by which whoever plays alone compares points; undefined without cards, and of games that began with more
 * than usual or with chosen cards.
 */
export function highScoreDecks(options: Options): string | undefined {
  if (!hasHands(options) || options.hands === 'choose') return undefined;
  const isUsual = Object.entries(USUAL).every(([option, usual]) => (options[option] ?? usual) === usual);
  return isUsual ? options.decks : undefined;
}

/** A game that somebody has played alone to its end, with all its options. */
export interface SoloGame {
  readonly options: Options;
  readonly points: number;
}

/** Games alone that can be compared, the best first: of an edition, with the same decks or at least with or without cards. */
export interface SoloList<G extends SoloGame> {
  readonly edition: string;
  readonly decks?: string;
  readonly withCards: boolean;
  readonly games: readonly G[];
  /** Points on average, to one digit behind the point, and at most. */
  readonly average: number;
  readonly best: number;
}

/** AG-V63: games alone by edition and decks, those that were played most often first. */
export function soloLists<G extends SoloGame>(all: readonly G[]): readonly SoloList<G>[] {
  const groups = new Map<string, G[]>();
  for (const game of all) {
    const { options } = game;
    const key = [options.edition, hasHands(options), highScoreDecks(options)].join();
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups.values()].map(listOf).sort((a, b) => b.games.length - a.games.length);
}

function listOf<G extends SoloGame>(group: readonly G[]): SoloList<G> {
  const games = group.toSorted((a, b) => b.points - a.points);
  const [{ options, points: best }] = games;
  const decks = highScoreDecks(options);
  const sum = games.reduce((total, { points }) => total + points, 0);
  return {
    edition: options.edition,
    ...(decks !== undefined && { decks }),
    withCards: hasHands(options),
    games,
    average: Math.round((10 * sum) / games.length) / 10,
    best,
  };
}
