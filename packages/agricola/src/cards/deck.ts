import type { Variant } from '../variant';
import type { Category, Declared } from './card';

/** What is printed on a card besides its declaration; its deck says how that follows from its place and number. */
export interface Printed {
  readonly deck: string;
  readonly edition: Variant['edition'];
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
  /** Its letter; both editions have a deck E. */
  readonly id: string;
  readonly edition: Variant['edition'];
  readonly cards: readonly DeckCard<Id>[];
}

/** The number in a mark such as `A44`. */
export function numberOf(no: string, deck: string): number {
  const number = Number(no.slice(deck.length));
  if (!no.startsWith(deck) || !Number.isInteger(number)) throw new Error(`'${no}' is not of deck ${deck}`);
  return number;
}
