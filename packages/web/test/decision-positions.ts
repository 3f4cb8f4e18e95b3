// Every kind of decision that random games lead to, each where there is much to choose from.
import type { AskKind } from '../src/protocol/asked';
import { type Found, findPosition, type Wanted } from './position';

type Games = Omit<Wanted, 'is'>;

const CREATURES: Games = { box: 'creatures', seats: 2 };
const FOUR: Games = { box: 'agricola-revised', seats: 4, options: { mode: 'base', decks: 'A,B' } };
const TWO: Games = { ...FOUR, seats: 2 };
const TEAMS: Games = {
  box: 'agricola-revised',
  seats: 4,
  options: { mode: 'base', 'team-play': 'product-of-totals' },
};
const PLANTERS: Games = {
  ...TWO,
  prefers: (words) =>
    /^(grain-seeds|farmland|field|sow|grain-utilization|cultivation|lessons|play)/.test(words),
};

/** Somebody who builds several kitchens and holds a card for which one of them is returned. */
const COOKS: Games = {
  ...TWO,
  options: { ...TWO.options, 'given-cards': '1:oriental-fireplace' },
  prefers: (words) =>
    /^(major-improvement|major fireplace|major cooking|play |clay-pit|meeting-place)/.test(words),
};
/** Whoever goes into the forest, where the Witch lives, and asks her. */
const FORESTERS: Games = {
  ...TWO,
  options: { ...TWO.options, 'forest-deck': 'on' },
  prefers: (words) => /witch|^forest/.test(words),
};

/** A game of four with hand cards, dealt in another way. */
function withHands(options: Readonly<Record<string, string>>): Games {
  return { ...FOUR, options: { ...FOUR.options, ...options } };
}

/** In which game a kind of decision is met with at least so many answers; from this seed on it is looked for. */
type Met = readonly [games: Games, ask: AskKind, seed: number, answers: number];

const MET = [
  [CREATURES, 'work', 4, 17],
  [CREATURES, 'expand', 1, 2],
  [CREATURES, 'troughs', 121, 19],
  [CREATURES, 'settle', 114, 39],
  [CREATURES, 'build', 42, 12],
  [CREATURES, 'buildPlace', 45, 18],
  [CREATURES, 'borders', 121, 52],
  [CREATURES, 'upgrade', 1, 2],
  [CREATURES, 'buildPay', 1, 2],
  [CREATURES, 'oneOf', 3, 4],
  [CREATURES, 'stall', 108, 18],
  [CREATURES, 'troughToStall', 219, 2],
  [CREATURES, 'stables', 18, 2],
  [CREATURES, 'trade', 34, 12],
  [CREATURES, 'useSpace', 131, 11],
  [CREATURES, 'custom', 53, 46],
  [CREATURES, 'may', 4, 2],
  [CREATURES, 'beforeBreeding', 4, 2],
  [CREATURES, 'lastChance', 7, 2],
  [CREATURES, 'pause', 11, 2],
  [CREATURES, 'turnDown', 1, 1],
  [FOUR, 'work', 7, 29],
  [FOUR, 'may', 1, 2],
  [FOUR, 'occupation', 1, 7],
  [FOUR, 'plow', 1, 13],
  [FOUR, 'major', 49, 17],
  [FOUR, 'build', 45, 17],
  [FOUR, 'feed', 55, 15],
  [FOUR, 'fences', 1, 60],
  [FOUR, 'minor', 27, 8],
  [FOUR, 'food', 6, 3],
  [FOUR, 'drawn', 2, 2],
  [FOUR, 'settle', 24, 8],
  [FOUR, 'window', 2, 2],
  [FOUR, 'sow', 23, 5],
  [FOUR, 'oneOf', 30, 4],
  [FOUR, 'anyOf', 5, 2],
  [FOUR, 'take', 6, 2],
  [FOUR, 'bake', 30, 5],
  [FOUR, 'order', 9, 3],
  [FOUR, 'majorPay', 12, 2],
  [FOUR, 'place', 50, 21],
  [FOUR, 'price', 14, 3],
  [FOUR, 'jump', 18, 2],
  [FOUR, 'discardCard', 26, 12],
  [TWO, 'work', 88, 24],
  [TWO, 'feed', 59, 20],
  [TWO, 'renovate', 68, 2],
  [TWO, 'sowMore', 17, 2],
  [PLANTERS, 'reap', 2, 3],
  [PLANTERS, 'pick', 41, 20],
  [PLANTERS, 'custom', 98, 2],
  [COOKS, 'giveBack', 38, 2],
  [FORESTERS, 'foresee', 2, 6],
  [TEAMS, 'marketplace', 9, 20],
  [TEAMS, 'build', 20, 31],
  [withHands({ hands: 'draft-eight' }), 'keepCards', 1, 8],
  [withHands({ hands: 'living-three' }), 'swapCards', 1, 7],
  [withHands({ hands: 'living-three' }), 'drawOne', 1, 2],
  [withHands({ mulligan: 'on' }), 'mulligan', 1, 3],
  [withHands({ market: '6' }), 'work', 44, 30],
] as const satisfies readonly Met[];

/** In which game, from which round on, a kind of decision follows from what may be said at any time instead of placing somebody. */
type Called = readonly [games: Games, round: number, said: string, ask: AskKind];

const CALLED = [
  [CREATURES, 6, 'release', 'release'],
  [FOUR, 9, 'exchange', 'convert'],
  [FOUR, 9, 'give-back', 'discard'],
  [withHands({ 'three-for-one': 'on' }), 1, 'three-for-one', 'layAway'],
] as const satisfies readonly Called[];

/** Kinds that nobody is asked: those of chance, and what may be done at any time. */
const ELSEWHERE = [
  'drawStart',
  'drawBuildings',
  'deal',
  'draw',
  'reveal',
  'layOut',
  'anytime',
  'drawFrom',
] as const satisfies readonly AskKind[];

type Forgotten = Exclude<
  AskKind,
  (typeof MET)[number][1] | (typeof CALLED)[number][3] | (typeof ELSEWHERE)[number]
>;

/** A kind of decision that is neither walked through nor left out on purpose does not compile. */
export const forgottenKinds: Readonly<Record<Forgotten, never>> = {};

/** A decision of the walk. */
export interface MetDecision {
  readonly title: string;
  /** Tables that have the same parts: their farms are equally large. */
  readonly table: string;
  readonly find: () => Found;
}

const tableOf = ({ box, seats, options }: Games) =>
  `${box}, ${seats} seats${options?.decks === undefined ? '' : ', with hands'}${options?.market === undefined ? '' : ', with a market'}`;

const called: readonly MetDecision[] = CALLED.map(([games, round, then, ask]) => ({
  title: `${ask} (${tableOf(games)})`,
  table: tableOf(games),
  find: () =>
    findPosition({
      ...games,
      then,
      is: (decision, { game, state }) => decision.question().ask === 'work' && game.round(state).now >= round,
    }),
}));

const met: readonly MetDecision[] = MET.map(([games, ask, seed, answers]) => ({
  title: `${ask} (${tableOf(games)})`,
  table: tableOf(games),
  find: () =>
    findPosition(
      {
        ...games,
        is: (decision) => decision.question().ask === ask && decision.domain.moves().length >= answers,
      },
      seed,
    ),
}));

export const decisionsMet: readonly MetDecision[] = [...met, ...called];

/** Turns of a game with four players and cards, from round 5 on. */
export const turnsOfFour: readonly MetDecision[] = [5, 9, 13].map((now) => ({
  title: `round ${now}`,
  table: tableOf(FOUR),
  find: () =>
    findPosition(
      {
        ...FOUR,
        is: (decision, { game, state }) =>
          decision.question().ask === 'work' && game.round(state).now === now,
      },
      3,
    ),
}));
