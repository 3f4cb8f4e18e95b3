/** A decision of a seat that cost points, as the engine sees it. */
export interface CostlyPicture {
  /** How many moves had been made before it. */
  readonly move: number;
  readonly round: number;
  /** How many points it cost, to half a point. */
  readonly cost: number;
  /** What was played, in words. */
  readonly played: string;
  /** What the engine would have played, in words. */
  readonly better: string;
  /** What speaks for that, in a sentence; empty if nothing can be said. */
  readonly why: string;
}

/** What the engine thinks of the decisions of a seat. */
export interface ReviewPicture {
  readonly seat: number;
  /** How many decisions were looked at. */
  readonly asked: number;
  /** How many of them the engine would have made in the same way. */
  readonly same: number;
  /** Those that cost most, the most expensive first. */
  readonly costly: readonly CostlyPicture[];
}
