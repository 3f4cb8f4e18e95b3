import type { LessonId } from '../../protocol/lesson';

/** What a step of a lesson says. Names of the game stand as ids in braces: `{wood-3}`. */
export interface StepWords {
  readonly heading: string;
  /** Why it is worth doing, sentence by sentence. */
  readonly why: readonly string[];
  /** What to do now. */
  readonly task: string;
}

/** What one lesson says. */
export interface OneLesson {
  readonly title: string;
  readonly about: string;
  /** By the ids of the steps. */
  readonly steps: Readonly<Record<string, StepWords>>;
  /** The part in which the learner plays freely. */
  readonly free: StepWords;
  /** What was learned, at the end. */
  readonly learned: readonly string[];
  /** For 0, 1, 2 and 3 stars. */
  readonly results: readonly string[];
}

/** The short lessons about one thing. */
export type MoreLessons = Readonly<Record<Exclude<LessonId, 'creatures' | 'agricola'>, OneLesson>>;

/** What lessons say in one language. */
export interface LessonWords {
  readonly common: {
    /** A possible move that the lesson does not want yet. */
    readonly notYet: (move: string, task: string) => string;
    readonly over: string;
    readonly goOn: string;
  };
  readonly lessons: Readonly<Record<LessonId, OneLesson>>;
}
