import type { Category, Declared } from './card';

/** What is printed on a card besides its declaration; its deck says how that follows from its place and number. */
export interface Printed {
  readonly deck: string;
  readonly kind: 'minor' | 'occupation';
  /** With how many players at least it is in the game. */
  readonly players: number;
  /** The left neighbour gets it after it was played. */
  readonly travels: boolean;
  /** Decks of the 2007 edition know no categories. */
  readonly category?: Category;
}

/** A card of a deck. */
export type DeckCard<Id extends string = string> = Declared<Id> & Printed;

/** A deck with its cards, by category or kind and then in printed order. */
export interface Deck<Id extends string = string> {
  readonly id: string;
  readonly cards: readonly DeckCard<Id>[];
}
