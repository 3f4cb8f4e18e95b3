import type { CardPicture } from './card';

/** A card of which only the name is shown. */
export type NamedCard = Pick<CardPicture, 'id' | 'title' | 'kind'>;

/** The cards of which the viewer keeps some before the game begins; or the hand, where the question is about all of it. */
export interface PackPicture {
  readonly cards: readonly CardPicture[];
  /** These are the cards of the hand. */
  readonly isHand?: true;
  /** The ids of those that the viewer has chosen. */
  readonly chosen: readonly string[];
  /** The viewer has answered and waits for others. */
  readonly answered: boolean;
  /** The seats that are still to choose. */
  readonly thinking: readonly number[];
  /** The seat that gets what the viewer leaves, and the one from which the next pack comes; undefined if it does not go on. */
  readonly goesTo?: number;
  readonly comesFrom?: number;
  /** What the viewer has left for the next seat and does not have now, where packs go round; a name opens its card. */
  readonly passed?: { readonly to: number; readonly cards: readonly NamedCard[] };
}
