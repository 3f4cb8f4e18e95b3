/** What speaks for an answer; each game has merits of its own. */
export interface Merit {
  readonly merit: string;
}
