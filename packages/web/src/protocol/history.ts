import type { Amount } from './goods';

/** A round of a game that was played. */
export interface RoundPicture {
  readonly round: number;
  /** How many moves had been made when it began. */
  readonly from: number;
  /** The points of each seat when it was over. */
  readonly points: readonly number[];
  /** The names of the spaces that each seat used, in their order. */
  readonly used: readonly (readonly string[])[];
}

/** What a seat did in a whole game. */
export interface Deeds {
  /** Spaces with how often they were used, the most used first. */
  readonly spaces: readonly { readonly title: string; readonly times: number }[];
  /** What came to the seat, whatever it was spent on later. */
  readonly gained: readonly Amount[];
}

/** How a game went: for the charts at its end and for the scrubber of a replay. */
export interface History {
  readonly rounds: readonly RoundPicture[];
  readonly deeds: readonly Deeds[];
}
