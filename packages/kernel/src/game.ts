import type { Position } from './kind';
import type { Grammar } from './notation';
import type { Rules } from './rules';
import type { Schema } from './schema';
import type { Seat } from './seat';

/** One option of a game: a name, what it may be set to, and what it is if nobody says. */
export interface Option {
  readonly name: string;
  /** The values to choose from. */
  readonly values: readonly string[];
  /** A list of these words, joined by commas, is a value too. */
  readonly listOf?: readonly string[];
  readonly standard: string;
}

/** The chosen options by name. */
export type Options = Readonly<Record<string, string>>;

/** One line of a score sheet: what for, and how many points. */
export interface ScoreLine {
  readonly category: string;
  /** What the line is about within its category, as a number of the game; -1 if nothing. */
  readonly about: number;
  readonly points: number;
}

/** How a game ended. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winner: Seat;
}

/** A game, as everything outside of its rules sees it. */
export interface Game<S extends Position> {
  readonly id: string;
  /** The numbers of seats it can be played with. */
  readonly seats: readonly number[];
  readonly options: readonly Option[];
  readonly rules: Rules<S>;
  readonly schema: Schema<S>;
  readonly grammar: Grammar<S>;
  /** The verbs that begin a turn; records start a line with them. */
  readonly turnVerbs: readonly string[];
  /** The state in which a game with these options begins; throws `BadOption`. */
  begin(options: Options): S;
  /** The round being played and how many there are. */
  round(state: S): { readonly now: number; readonly of: number };
  /** The score sheet of a seat, at any moment. */
  score(state: S, seat: Seat): readonly ScoreLine[];
  outcome(state: S): Outcome;
  /** What is wrong with a state, in words for programmers; nothing if all invariants hold. */
  broken(state: S): readonly string[];
}

/** An option that the game does not have, or a value that it cannot be set to. */
export class BadOption extends Error {
  constructor(
    readonly option: string,
    readonly value: string,
    readonly right: readonly string[],
  ) {
    super(`${option}=${value}: must be one of ${right.join(', ')}`);
  }
}
