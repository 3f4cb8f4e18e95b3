/** Who waits while a bot thinks. */
export interface Waiting {
  /** Stops it at once. */
  readonly signal?: AbortSignal;
  /** Hears how much is done, from 0 to 1. */
  readonly heard?: (share: number) => void;
}
