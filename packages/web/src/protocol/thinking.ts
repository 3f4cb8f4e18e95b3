/** Somebody thinks: a bot about its answer, the advisor about what a person is asked, or about a whole game that is over. */
export interface Thinking {
  readonly about: 'answer' | 'advice' | 'review';
  /** The seat that is asked. */
  readonly seat: number;
  /** How much is done, from 0 to 1. */
  readonly share: number;
}
