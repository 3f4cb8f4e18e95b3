import type { SpaceId } from '../boards/space-ids';
import type { Variant } from '../options/variant';
import type { Good } from '../state/goods';
import type { Category, Declared } from './card';

/** What is printed on a card besides its declaration; its deck says how that follows from its place and number. */
export interface Printed {
  readonly deck: string;
  readonly edition: Variant['edition'];
  readonly kind: CardKind;
  /** With how many players at least it is in the game. */
  readonly players: number;
  /** The left neighbour gets it after it was played. */
  readonly travels: boolean;
  /** Decks of the 2007 edition know no categories. */
  readonly category?: Category;
  /** It is drawn in the course of the game, and never in a hand. */
  readonly drawn?: true;
}

/**
 * What a card is. Hands hold minor improvements and occupations only. Of the cards that are drawn, spaces and merchants lie
 * beside the board, events are gone when they are resolved unless they stay, the others lie in front of whoever drew them.
 */
export type CardKind = 'minor' | 'occupation' | 'major' | 'artifact' | 'event' | 'space' | 'merchant';

/** A card of a deck. */
export type DeckCard<Id extends string = string> = Declared<Id> & Printed;

/** A deck with its cards, by category or kind and then in printed order. */
export interface Deck<Id extends string = string> {
  /** Its letter; both editions have a deck E. */
  readonly id: string;
  readonly edition: Variant['edition'];
  readonly cards: readonly DeckCard<Id>[];
  /** It may be added to the other decks of its edition, and is not dealt from as a rule. */
  readonly added?: true;
}

/** A deck of which cards are drawn in the course of the game. */
export interface DrawnDeck<Id extends string = string> extends Deck<Id> {
  /** Whoever takes at least so many of a good from one accumulation space draws a card; from this space alone, if it says so. */
  readonly drawnFor: { readonly good: Good; readonly atLeast: number; readonly at?: SpaceId };
}

/** A deck that is drawn from: cards by kind, with the cards that have files of their own. */
export function drawnDeck<const Id extends string>(
  id: string,
  drawnFor: DrawnDeck['drawnFor'],
  kinds: Readonly<Partial<Record<CardKind, readonly Declared<Id>[]>>>,
): DrawnDeck<Id> {
  const lists = Object.entries(kinds) as [CardKind, readonly Declared<Id>[]][];
  const printed = { deck: id, edition: 'revised', players: 1, travels: false, drawn: true } as const;
  return {
    id,
    edition: 'revised',
    drawnFor,
    cards: lists
      .flatMap(([kind, cards]) => cards.map((one) => ({ ...one, ...printed, kind })))
      .sort((one, other) => numberOf(one.no, id) - numberOf(other.no, id)),
  };
}

/** The number in a mark such as `A44`. */
export function numberOf(no: string, deck: string): number {
  const number = Number(no.slice(deck.length));
  if (!no.startsWith(deck) || !Number.isInteger(number)) throw new Error(`'${no}' is not of deck ${deck}`);
  return number;
}
