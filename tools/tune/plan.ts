import type { Options } from '@furrow/kernel/game';

/** What is tuned and how; plain data. A run can only be gone on with by the same plan. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  /** How many games are played in a round. */
  readonly games: number;
  readonly manner: Manner;
}

/** How the games of a round are varied and how far the weights follow them. */
export interface Manner {
  /** The part of the way from the weights of a round to those fitted that is gone. */
  readonly step: number;
  /** How much the samples of earlier rounds count, each time a round is added. */
  readonly decay: number;
  /** How much it costs the fit to leave the previous weights. */
  readonly stay: number;
  /** How much it costs the fit to bend between neighbouring times. */
  readonly smooth: number;
  /** How many seats must have had something in play before it is believed as much as the previous weights. */
  readonly doubt: number;
  /** The part of the features that a player sees in another light. */
  readonly changed: number;
  /** How different that light is: the spread of the logarithm of its factor. */
  readonly spread: number;
  /** The part of the turns that are begun with any move. */
  readonly random: number;
  /** How many positions players look through for an answer; those who look at none take what is best one turn ahead. */
  readonly simulations: number;
}

/** What is done if nobody says anything else. */
export const STANDARD: Manner = {
  step: 0.6,
  decay: 0.5,
  stay: 0.02,
  smooth: 0.02,
  doubt: 40,
  changed: 0.3,
  spread: 0.5,
  random: 0.06,
  simulations: 0,
};

/** Players that search see more ways without being varied, and mistakes spoil their games more. */
export const SEARCHING: Partial<Manner> = { changed: 0.2, spread: 0.3, random: 0.015 };
