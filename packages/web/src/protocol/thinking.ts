/** Somebody thinks: a bot about its answer, or the advisor about what a person is asked. */
export interface Thinking {
  readonly about: 'answer' | 'advice';
  /** The seat that is asked. */
  readonly seat: number;
  /** How much is done, from 0 to 1. */
  readonly share: number;
}
