import type { Options } from '@furrow/kernel/game';
import type { LessonId } from '../../protocol/lesson';
import type { BoxId } from '../../protocol/set-up';

/** Moves that do one part of a step; a pattern that ends with `*` stands for all moves that begin like it. */
export type Part =
  /** Each of these, in any order. */
  | { readonly all: readonly string[] }
  /** One of these; the first is shown to whoever asks. */
  | { readonly any: readonly string[] };

/** One thing that the learner does: its parts follow one another. */
export interface Step {
  readonly id: string;
  readonly parts: readonly Part[];
}

/** A game on a fixed deal that teaches by doing. The learner sits on the first seat. */
export interface Lesson {
  readonly id: LessonId;
  readonly box: BoxId;
  readonly options: Options;
  /** What has been played when it begins, each with the number of its seat, or `*` for chance. */
  readonly before: readonly string[];
  /** What chance and the other seats answer then, one after the other, wherever it is possible. */
  readonly others: readonly string[];
  readonly steps: readonly Step[];
  /** After the steps the learner plays freely until this round is over; so many points give 1, 2, 3 stars. */
  readonly lastRound: number;
  readonly stars: readonly number[];
}

/** A part that is one move. */
export const one = (move: string): Part => ({ all: [move] });
