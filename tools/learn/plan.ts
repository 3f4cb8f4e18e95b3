import type { Options } from '@furrow/kernel/game';
import type { Course } from './lesson';

/** What is learned and how; plain data. A run can only be gone on with by the same plan. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  /** The options of the games that are played, in turn. */
  readonly variants: readonly Options[];
  readonly seed: number;
  /** A file with records of games to begin with; none if bots begin among themselves. */
  readonly from?: string;
  /** Files with the networks of whoever plays first; none if that is the linear evaluation. */
  readonly start?: readonly string[];
  /** Whether players keep the prior that bots go by, so that only networks that judge are taught. Whoever plays first then goes by all that bots go by. */
  readonly keepsPrior?: true;
  readonly manner: Manner;
}

/** How it is learned. */
export interface Manner {
  /** How many numbers the hidden layers have of the network that judges and of the one that knows what is worth looking at. */
  readonly hidden: Readonly<Record<'judge' | 'prior', { readonly first: number; readonly second: number }>>;
  /** How often recorded games are learned from for once that others are. */
  readonly copies: number;
  /** How the first generation learns to judge, and what is worth looking at. */
  readonly lesson: Course;
  readonly choices: Course;
  /** How the judge of a generation goes on learning once positions aim ahead, and how much of what became of the next one they keep. */
  readonly foresight: Course;
  readonly kept: number;
  /** How many games bots play for a generation, and how many positions they search for an answer. */
  readonly games: number;
  readonly simulations: number;
  /** How many generations a game is learned from, and how it is learned. */
  readonly remembered: number;
  readonly repetition: Course;
  /** The spread in points of the mistakes in the first rounds of a varied game, and the part of its rounds that are the first. */
  readonly slips: number;
  readonly opening: number;
  /** How many games a generation plays against the one before. */
  readonly duel: number;
}

/** What is done if nobody says anything else. */
export const STANDARD: Manner = {
  hidden: { judge: { first: 64, second: 32 }, prior: { first: 32, second: 16 } },
  copies: 4,
  lesson: { times: 1.75, rate: 0.0015, decay: 0.05, batch: 64 },
  choices: { times: 4, rate: 0.0015, decay: 0.3, batch: 256 },
  foresight: { times: 1.75, rate: 0.001, decay: 0.05, batch: 64 },
  kept: 0.9,
  games: 200,
  simulations: 16,
  remembered: 8,
  repetition: { times: 1, rate: 0.0007, decay: 0.3, batch: 256 },
  slips: 2,
  opening: 0.4,
  duel: 40,
};

/** The variants of each game that are learned together if no options are given. */
export const VARIANTS: Readonly<Record<string, readonly Options[]>> = {
  agricola: [...Array.from({ length: 7 }, () => ({ 'side-job': 'on' })), {}],
  creatures: [{ buildings: '12' }, { buildings: '4' }, { buildings: '12' }, { buildings: '8' }],
};
