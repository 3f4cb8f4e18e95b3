/** How far networks are relied on. */
export interface Reliance {
  /** How much those that judge count, from 0 to 1; the linear evaluation counts the rest. */
  readonly share: number;
  /** How many points it counts that a move is e times as likely as another. */
  readonly trust: number;
  readonly kept: Kept;
  /** Whether the prior also says which answers to the question itself are looked at. */
  readonly narrowsRoot: boolean;
}

/** Which moves are looked at: the likeliest until they make up a part of what is likely, no fewer and no more than so many. */
export interface Kept {
  readonly enough: number;
  readonly fewest: number;
  readonly most: number;
}

/** Hardly a good move is missed. */
export const WIDE: Kept = { enough: 0.985, fewest: 3, most: 10 };
/** Some good moves are missed, and the search looks further ahead: not for the question itself. */
export const NARROW: Kept = { enough: 0.8, fewest: 3, most: 4 };
