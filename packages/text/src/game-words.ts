import type { Decision } from '@furrow/kernel/domain';
import type { ScoreLine } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Happening } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import type { Lack } from './lacks';
import type { AnswerPicture } from './pictures/answer';

/** What an option is called and what it does. */
export interface OptionWords {
  readonly title: string;
  /** A full sentence. */
  readonly about: string;
  /** A full sentence: why its value has little use beside that of another option, if there are such. */
  readonly whyIdle?: string;
}

/** What a person reads of a game before it is set up, in one language. */
export interface BoxWords {
  /** The name of the game. */
  readonly name: string;
  /** What the game is, in one sentence. */
  readonly about: string;
  option(name: string): OptionWords;
  /** What an option is set to: `12 buildings`. */
  optionValue(name: string, value: string): string;
  /** A seat's name if nobody has given it another: `Player 1`. */
  seat(seat: Seat): string;
}

/** Everything a person reads of one game in one language. */
export interface GameWords<S extends Position> extends BoxWords {
  /** A good as a heading or label: `wood`, `sheep`, `borders`; with a count as an amount: `1 border`. */
  good(good: number, count?: number): string;
  /** The name of a building or space by its id; the id itself if there is none. */
  title(id: string): string;
  /** The round being played: `Round 3 of 8`. */
  round(state: S): string;
  /** What is asked, and by what: `Fence Builder: place borders for 1 wood each, or finish.` */
  prompt(state: S, decision: Decision): string;
  /** How an answer that is not listed is typed, in a full sentence; undefined if there is nothing to know. */
  typing(decision: Decision): string | undefined;
  /** An offered move in words for a menu: `3 Wood: take 6 wood`. */
  move(state: S, decision: Decision, move: Move): string;
  /** The same as pictograms; undefined if there is nothing to draw. */
  drawn(state: S, decision: Decision, move: Move): AnswerPicture | undefined;
  /**
   * A line for the log; undefined if it is not worth one. The state is the one after the move in which it happened. Seats
   * are called by `nameOf`, or as the game calls them.
   */
  event(state: S, event: Happening, nameOf?: (seat: Seat) => string): string | undefined;
  /** A full sentence: what is wrong, and what would be right. Knows the reasons of the game and of the kernel. */
  reason(state: S, seat: Seat, reason: Reason): string;
  /** What is missing to a seat that wants to use a space, in two or three words; undefined if the reason takes a sentence. */
  lack(state: S, seat: Seat, reason: Reason): Lack | undefined;
  /** Several seats have won, or one after a tie-break: a sentence with the names of the winners. */
  wonTie(winners: readonly string[], byTieBreak: boolean): string;
  /** What a tie-break looks at, for the score sheet. */
  tieBreak(by: string): string;
  /** How the moves of this game are typed, for the help of the terminal. */
  readonly notationHelp: readonly string[];
  /** A category of the score sheet. */
  category(category: string): string;
  /** What a line of the score sheet is for, within its category. */
  scoreLine(line: ScoreLine): string;
  /** The full text of a building or space by its id: its name, then its rules line by line; undefined if unknown. */
  describe(id: string): Description | undefined;
  /** The text on the face of a card or building: what it does, without what is drawn around it; nothing of a space. */
  face(id: string): readonly string[];
  /** All ids that `describe` knows. */
  things(): readonly string[];
}

/** A building or space in words. */
export interface Description {
  readonly name: string;
  /** Its rules, in full sentences: cost, place, room, effects, points. */
  readonly lines: readonly string[];
  /** What was decided about it where the print leaves something open, each with the number of its ruling. */
  readonly rulings?: readonly string[];
}
