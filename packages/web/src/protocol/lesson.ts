/** The lessons, by what they teach. */
export const LESSONS = ['creatures', 'agricola', 'fences', 'harvest', 'cards', 'buildings'] as const;
export type LessonId = (typeof LESSONS)[number];

/** A lesson on the start screen. */
export interface LessonOffer {
  readonly id: LessonId;
  readonly title: string;
  readonly about: string;
  /** It was begun before and can be taken up again. */
  readonly begun: boolean;
  /** The most stars that it has brought; undefined until it was finished. */
  readonly stars?: number;
  /** The most stars that it can bring. */
  readonly of: number;
}

/** How a lesson ended. */
export interface LessonResult {
  readonly stars: number;
  readonly of: number;
  readonly points: number;
  readonly text: string;
}

/** Where a lesson stands, in words, beside the table it is played on. */
export interface LessonPicture {
  readonly id: LessonId;
  readonly title: string;
  readonly step: { readonly now: number; readonly of: number };
  readonly heading: string;
  /** Why the step is worth doing. */
  readonly why: readonly string[];
  /** What to do now. */
  readonly task: string;
  /** The moves that do it, in notation: what they name is marked on the table. */
  readonly at: readonly string[];
  /** The move that does it, in notation; undefined while the learner plays freely or others are waited for. */
  readonly next?: string;
  readonly result?: LessonResult;
}
