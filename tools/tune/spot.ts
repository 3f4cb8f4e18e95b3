/** Where a moment lies between two of the evenly spaced times at which weights are given. */
export interface Spot {
  /** The time before it. */
  readonly time: number;
  /** How far it is from there to the next time, from 0 to 1. */
  readonly later: number;
}

/** Where a moment of the game lies; the evaluation of the bots goes by the same rule. */
export function spotOf(progress: number, times: number): Spot {
  const at = Math.min(1, Math.max(0, progress)) * (times - 1);
  const time = Math.min(times - 2, Math.floor(at));
  return { time, later: at - time };
}
