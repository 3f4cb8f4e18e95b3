import type { CampaignRules } from './campaign';
import type { Dice } from './dice';
import type { EventForms } from './event-forms';
import type { Position } from './kind';
import type { Grammar } from './notation';
import type { Rules } from './rules';
import type { Schema, View } from './schema';
import type { Seat } from './seat';
import type { Reason } from './verdict';

/** One option of a game: a name, what it may be set to, and what it is if nobody says. */
export interface Option {
  readonly name: string;
  /** The values to choose from. */
  readonly values: readonly string[];
  /** A list of these words, joined by commas, is a value too. */
  readonly listOf?: readonly string[];
  /** Every whole number from 0 to this is a value too. */
  readonly upTo?: number;
  /** A list of these words, each behind the number of a seat and a colon (`1:cook,2:baker`), is a value too. */
  readonly perSeat?: readonly string[];
  /** The words that are listed are cards; the game itself says what is wrong with one. */
  readonly ofCards?: boolean;
  readonly standard: string;
  /** Any other value than the standard favours a seat, or lets whoever sets up the game choose its cards: no game for a ladder. */
  readonly uneven?: boolean;
  /** Values that the rules allow beside a value of another option, though some of what they bring has no use then. */
  readonly idle?: Readonly<Record<string, { readonly other: string; readonly value: string }>>;
}

/** An option that is on or off, and off if nobody says. */
export function onOff(name: string): Option {
  return { name, values: ['off', 'on'], standard: 'off' };
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

/** Seats that score together, and the points that they have together. */
export interface Team {
  readonly seats: readonly Seat[];
  readonly points: number;
}

/** What the rules look at where several have the most points; whoever has most of it wins. */
export interface TieBreak {
  /** What it is, in a word of the game. */
  readonly by: string;
  /** How much of it each seat has that has the most points; undefined for the others. */
  readonly counts: readonly (number | undefined)[];
}

/** How a game ended: the points of each seat, and who won (several seats if they share the victory). */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** Where several have the most points and the rules know a tie-break; it may leave the victory shared. */
  readonly tieBreak?: TieBreak;
  /** Where the victory is one of teams. */
  readonly teams?: readonly Team[];
}

/** A game in its box: who can play it and what can be chosen before it begins. */
export interface GameBox<S extends Position> {
  readonly id: string;
  /** The numbers of seats it can be played with. */
  readonly seats: readonly number[];
  readonly options: readonly Option[];
  /** The names of its pools of cards, the oldest first; none if it deals no cards. */
  readonly pools: readonly string[];
  /** How it is played as a campaign, if it is. */
  readonly campaign?: CampaignRules<S>;
  /** The cards that hands are dealt from in a game with these options, by their ids; throws what `open` throws. */
  cardsIn?(options: Options, seats: number): readonly string[];
  /** Every option with its value, as a game with these options is played; quick, and throws what `open` throws. */
  complete(options: Options, seats: number, pool?: string): Options;
  /** The game with these options for so many seats, with the newest pool unless it names one; throws `BadOption` and `BadPool`. */
  open(options: Options, seats: number, pool?: string): Game<S>;
}

/** A game as it is set up: everything about it that does not change while it is played. */
export interface Game<S extends Position> {
  readonly id: string;
  /** Every option with its value, so that a record says what was played even if a standard changes. */
  readonly options: Options;
  /** The pool of cards that it deals from; none if it deals no cards. */
  readonly pool?: string;
  /** How many seats play. */
  readonly seats: number;
  /** For which side each seat plays: seats of one side win together. */
  readonly sides: readonly number[];
  readonly rules: Rules<S>;
  readonly schema: Schema<S>;
  /** How its events are written. */
  readonly events: EventForms;
  readonly grammar: Grammar<S>;
  /** The verbs that begin a turn; records start a line with them. */
  readonly turnVerbs: readonly string[];
  /** The verbs that let a moment pass, besides `done`; nobody gives these answers for a person, even if they are the only ones. */
  readonly passVerbs: readonly string[];
  /** The state in which it begins. */
  begin(): S;
  /** A state that whoever has this view may take for the true one; what the viewer does not see is drawn. */
  imagine(seen: View<S>, dice: Dice): S;
  /** The round being played and how many there are. */
  round(state: S): { readonly now: number; readonly of: number };
  /** Every category that a score sheet may have, in the order in which they stand there. */
  readonly categories: readonly string[];
  /** The score sheet of a seat, at any moment. */
  score(state: S, seat: Seat): readonly ScoreLine[];
  /** What everybody has, and who has won: of all seats, or of those that can still win. */
  outcome(state: S, among?: readonly Seat[]): Outcome;
  /** What is wrong with a state, in words for programmers; nothing if all invariants hold. */
  broken(state: S): readonly string[];
}

/** Why options cannot be played with. */
export type OptionReason = Reason &
  (
    | { readonly why: 'no-such-option'; readonly right: readonly string[] }
    | { readonly why: 'no-such-value'; readonly right: readonly string[] }
    | { readonly why: 'option-needs'; readonly other: string; readonly right: readonly string[] }
    | { readonly why: 'option-needs-seats'; readonly right: readonly number[] }
    | { readonly why: 'options-exclude'; readonly other: string }
    | { readonly why: 'no-such-card'; readonly card: string }
    /** It is there, but not in this game: of another deck, edition or pool, for more players, or left out. */
    | { readonly why: 'card-not-dealt'; readonly card: string }
    | { readonly why: 'card-twice'; readonly card: string }
    /** Of one kind at most so many can be named. */
    | { readonly why: 'too-many-cards'; readonly atMost: number }
  );

/** An option that the game does not have, that cannot be set so, or that does not go with the others. */
export class BadOption extends Error {
  constructor(
    readonly option: string,
    readonly value: string,
    readonly reason: OptionReason,
  ) {
    super(`${option}=${value}: ${reason.why}`);
  }
}

/** A pool of cards that the game does not have. */
export class BadPool extends Error {
  constructor(
    readonly pool: string,
    /** The pools that it has. */
    readonly right: readonly string[],
  ) {
    super(`pool ${pool} is not known; known are: ${right.join(', ') || 'none'}`);
  }
}

/** The pool with a name, or the newest one if none is named; throws `BadPool`. */
export function poolNamed(pools: readonly string[], name?: string): string | undefined {
  if (name !== undefined && !pools.includes(name)) throw new BadPool(name, pools);
  return name ?? pools.at(-1);
}
