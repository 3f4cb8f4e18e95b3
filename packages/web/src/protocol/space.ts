import type { Amount } from './goods';
import type { Sign } from './signs';

/** On which terms something is placed or built: so many for nothing, any other for one of these prices. */
export interface TermsPicture {
  readonly sign: Sign;
  readonly free: number;
  readonly prices: readonly (readonly Amount[])[];
}

/** An action space. */
export interface SpacePicture {
  readonly id: string;
  readonly title: string;
  /** Its name on a small tile, if the whole one is too long for that. */
  readonly short?: string;
  /** The goods that lie there, 0 of what is laid there if all was taken; empty if none ever do. */
  readonly goods: readonly Amount[];
  /** More than one kind of goods may lie there. */
  readonly mixed?: boolean;
  /** The seats whose people stand there, in the order in which they came. */
  readonly people: readonly number[];
  /** The seats whose newborns stand there behind the others. */
  readonly newborns?: readonly number[];
  /** What it does, as pictures. */
  readonly signs: readonly Sign[];
  /** What whoever comes there gets in any case, besides what lies there. */
  readonly gives: readonly Amount[];
  /** What is placed or built there at a price that is printed on it. */
  readonly terms?: readonly TermsPicture[];
  /** How many more of what lies there come each round; undefined if nothing does. */
  readonly grows?: number;
  /** Nobody can come there any more in this round. */
  readonly closed: boolean;
  /** The round in which its card was revealed. */
  readonly round?: number;
  /** Its card was revealed in this round. */
  readonly fresh?: boolean;
  /** The seat that alone may use it: it lies at the place of that seat. */
  readonly owner?: number;
  /** Whose card it lies on, or who alone may use it, in words. */
  readonly note?: string;
}

/** Spaces that lie together on the board. */
export interface SpaceGroup {
  readonly id: string;
  readonly title: string;
  readonly spaces: readonly SpacePicture[];
}

/** A round whose card lies face down. */
export interface FaceDownPicture {
  readonly round: number;
  readonly stage: number;
  /** What may be on the card: everything of its stage that has not been revealed yet. */
  readonly may: readonly { readonly id: string; readonly title: string; readonly sign: Sign | undefined }[];
}
