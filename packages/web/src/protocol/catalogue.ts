import type { CardPicture } from './card';

/** What can be looked up. */
export type ThingKind = CardPicture['kind'] | 'space';

/** A card, a building, an improvement or a space with its whole text. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  readonly kind: ThingKind;
  readonly prices: CardPicture['prices'];
  readonly category?: CardPicture['category'];
  readonly lines: readonly string[];
  /** What was decided about it where the print leaves something open. */
  readonly rulings?: readonly string[];
  /** The terms in its text that the help explains. */
  readonly terms?: readonly Name[];
  /** Cards that wait for what this one does, and cards that do what this one waits for. */
  readonly heardBy?: readonly Name[];
  readonly hears?: readonly Name[];
  /** Its face; spaces have none. */
  readonly card?: CardPicture;
  /** Deck and number as printed: `A44`. */
  readonly no?: string;
  /** Whether it is in the game that is being played. */
  readonly here: boolean;
}

/** A thing by its id and what it is called on this page. */
export interface Name {
  readonly id: string;
  readonly title: string;
}
