import type { Game, Options } from './game';
import type { Position } from './kind';
import type { Seat } from './seat';
import type { GameSoFar } from './so-far';
import type { Reason } from './verdict';

/** A game of a campaign that is over. */
export type EndedGame<S extends Position> = Pick<
  GameSoFar<S>,
  'game' | 'state' | 'moves' | 'length' | 'stateAfter'
>;

/** What a game of a campaign began with and what came of it. Things that can be kept are named by their ids, seat by seat. */
export interface CampaignGame {
  /** Which game of the campaign it was, counted from 1; who tries a game again plays the same one. */
  readonly number: number;
  /** The points that were to be reached, for who plays alone. */
  readonly goal?: number;
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  /** The campaign points of each seat; none for who plays alone. */
  readonly points: readonly number[];
  /** What lay in front of each seat from the start, and what was to lie there and was lost. */
  readonly kept: readonly (readonly string[])[];
  readonly lost: readonly (readonly string[])[];
}

/** What the games so far leave to the next one. */
export interface NextGame {
  readonly number: number;
  readonly goal?: number;
  /** The options of the game but for what is kept. */
  readonly options: Options;
  /** What lies in front of each seat in any case, and of what it may keep one besides. */
  readonly kept: readonly (readonly string[])[];
  readonly choices: readonly (readonly string[])[];
}

/** How a campaign stands after some games. */
export interface CampaignStanding {
  readonly games: readonly CampaignGame[];
  /** The campaign points of each seat so far; none for who plays alone. */
  readonly points: readonly number[];
  /** Who has won it, once that is decided. */
  readonly winners?: readonly Seat[];
  /** The game that can follow; a campaign that is won may go on. */
  readonly next?: NextGame;
}

/** A game that a campaign consists of, counted from 1, and the points to be reached in it by who plays alone. */
export interface PlannedGame {
  readonly number: number;
  readonly goal?: number;
}

/** How a game is played as a campaign: several games of the same people, each of which begins with what the last one left. */
export interface CampaignRules<S extends Position> {
  /** The numbers of seats that can play one. */
  readonly seats: readonly number[];
  /** The games of a campaign of so many seats, and those beyond them up to a number if it may go on. */
  plan(seats: number, upTo?: number): readonly PlannedGame[];
  /** What lies in front of each seat from the start of a game, by ids. */
  keptIn(game: Game<S>): readonly (readonly string[])[];
  /** Why a campaign cannot begin with such a game; undefined if it can. */
  whyNotFirst(game: Game<S>): Reason | undefined;
  /** How it stands after these games, of which there is at least one. */
  standing(ended: readonly EndedGame<S>[]): CampaignStanding;
  /** The options of the next game if each seat keeps what it has chosen; undefined chooses nothing. */
  nextOptions(first: Game<S>, next: NextGame, chosen: readonly (string | undefined)[]): Options;
  /** Why such a game cannot follow as the next one; undefined if it can. */
  whyNotNext(first: Game<S>, next: NextGame, game: Game<S>): Reason | undefined;
}
