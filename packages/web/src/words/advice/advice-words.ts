/** What the page says while bots and the advisor think, and above what was found. */
export interface AdviceWords {
  /** Above the best answers. */
  readonly title: string;
  /** There is nothing to advise. */
  readonly none: string;
  /** Spaces are not marked any more, and what is said when that was wanted. */
  readonly stop: string;
  readonly stopped: string;
  /** The same for one of several people at this screen. */
  readonly stoppedFor: (who: string) => string;
  /** Whether spaces are marked at each turn of whoever is asked; with a name where several people share the screen. */
  readonly atTurns: (who?: string) => string;
  /** A bot thinks about its answer. */
  readonly thinks: (who: string) => string;
  /** The advisor thinks. */
  readonly advising: string;
}
