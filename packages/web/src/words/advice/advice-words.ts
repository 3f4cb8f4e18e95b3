/** What the page says while bots and the advisor think, and above what was found. */
export interface AdviceWords {
  /** Above the best answers. */
  readonly title: string;
  /** There is nothing to advise. */
  readonly none: string;
  /** Spaces are not marked any more, and what is said when that was wanted. */
  readonly stop: string;
  readonly stopped: string;
  /** A bot thinks about its answer. */
  readonly thinks: (who: string) => string;
  /** The advisor thinks. */
  readonly advising: string;
}
