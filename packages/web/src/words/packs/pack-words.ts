/** What the page says while cards of a pack are chosen. */
export interface PackWords {
  readonly title: (cards: number) => string;
  readonly hand: (cards: number) => string;
  readonly goesTo: (name: string) => string;
  readonly comesFrom: (name: string) => string;
  readonly thinking: (names: readonly string[]) => string;
  /** How cards have fared. */
  readonly statistics: string;
  readonly kept: (cards: number) => string;
  /** Above the cards that somebody else got from the viewer. */
  readonly passed: (cards: number, name: string) => string;
}
