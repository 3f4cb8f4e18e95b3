/** What a decision asks, as plain data: a word for the question and what it speaks of. Sentences are made elsewhere. */
export interface Question {
  readonly ask: string;
  readonly [detail: string]: unknown;
}
