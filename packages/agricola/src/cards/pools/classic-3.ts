import type { CardId } from '../index';
import { classicPool2 } from './classic-2';

/** The third pool of the 2007 edition: all cards of decks E, I, K and Z. */
export const classicPool3: readonly CardId[] = [
  ...classicPool2,

  // Deck E, minor improvements.

  // Deck E, occupations.

  // Deck I, minor improvements.

  // Deck I, occupations.

  // Decks K and Z.
];
