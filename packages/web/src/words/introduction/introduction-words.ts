import type { GameId } from '../../protocol/table';

/** One thing that is explained when it matters. */
export interface Explanation {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What is said of a game while it is played for the first time (AG-V06). */
export interface IntroductionWords {
  readonly title: string;
  readonly understood: string;
  /** Nothing more is explained. */
  readonly enough: string;
  /** For rounds 1, 2, 3 and so on. */
  readonly rounds: Readonly<Record<GameId, readonly Explanation[]>>;
}
