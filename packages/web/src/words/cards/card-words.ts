import type { Category } from '../../protocol/signs';

/** Which cards of the hand are shown. */
export type HandFilter = 'all' | 'playable' | 'occupation' | 'improvement';

/** How the cards of the hand are put in order. */
export type HandOrder = 'kind' | 'name' | 'price';

/** What the page says on cards, around the hand and in the browser of cards. */
export interface CardWords {
  readonly forPlayers: (players: number) => string;
  readonly show: string;
  readonly filters: Readonly<Record<HandFilter, string>>;
  readonly order: string;
  readonly orders: Readonly<Record<HandOrder, string>>;
  /** Brings the cards of a kind before the others. */
  readonly toFront: Readonly<Record<'occupation' | 'improvement', string>>;
  /** What a card is good for, in one word. */
  readonly categories: Readonly<Record<Category, string>>;
  readonly noneShown: string;
  // A card that was opened.
  readonly openCard: (title: string) => string;
  /** Before the cards that wait for what it does, and those that it waits for. */
  readonly heardBy: string;
  readonly hears: string;
  readonly terms: string;
  /** Before what was decided about it. */
  readonly rulings: string;
  // The browser.
  readonly anyDeck: string;
  readonly deck: (deck: string) => string;
  readonly anyCategory: string;
  readonly anyCost: string;
  readonly free: string;
  readonly anyNeeds: string;
  readonly withoutNeeds: string;
  readonly withNeeds: string;
  /** Shows the cards that have to do with the one that is read; and what is said while only they are shown. */
  readonly related: string;
  readonly relatedTo: (title: string) => string;
}
