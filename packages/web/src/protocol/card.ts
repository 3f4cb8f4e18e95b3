import type { Pictogram, Picture } from '@furrow/text/pictures/picture';
import type { Amount } from './goods';
import type { BuildingLook, Category } from './signs';

/** What a card is: a building, or one of the kinds of cards. */
export type CardKind =
  | 'building'
  | 'major'
  | 'minor'
  | 'occupation'
  | 'artifact'
  | 'event'
  | 'space'
  | 'merchant';

/** A building on offer, an improvement, a card of the hand, a card that was drawn. */
export interface CardPicture {
  readonly id: string;
  readonly title: string;
  readonly kind: CardKind;
  /** What it costs: one of these. */
  readonly prices: readonly (readonly Amount[])[];
  /** What it waits for and what it gives, as pictograms. */
  readonly picture: Picture;
  /** The shape of a building. */
  readonly look?: BuildingLook;
  /** What it does, in sentences; its price, prerequisite and points stand elsewhere on it. */
  readonly text: readonly string[];
  /** Deck and number as printed: `A44`. */
  readonly no?: string;
  /** With how many players at least it is in the game, if it needs more than one. */
  readonly players?: number;
  /** Its printed points; undefined if it has none. */
  readonly points?: number;
  /** What it is good for, as an id that chooses the sign, and in words. */
  readonly category?: { readonly id: Category; readonly words: string };
  /** What must be had before it can be played, in words. */
  readonly needs?: string;
  /** The same as pictograms, as far as signs tell it. */
  readonly needsPicture?: readonly Pictogram[];
  /** Whether the viewer has that; undefined if the viewer does not hold the card. */
  readonly needsMet?: boolean;
  /** Why the viewer could not have it even if an action allowed it now; undefined if nothing is in the way. */
  readonly whyNot?: string;
  /** What lies on it and what it has marked, in words. */
  readonly on?: readonly string[];
  /** The goods that lie and the animals that stand on it. */
  readonly lying?: readonly Amount[];
}

/** Something that was on offer and lies before a seat now: its place says so. */
export interface TakenPicture {
  readonly card: CardPicture;
  readonly seat: number;
  /** Its place, counted from 0 on among all places of the display. */
  readonly place: number;
}

/** What everybody may get. */
export interface DisplayPicture {
  readonly title: string;
  readonly cards: readonly CardPicture[];
  /** Where places are kept: those that are empty now. */
  readonly taken?: readonly TakenPicture[];
}
