import type { CardId } from '../index';
import { classicPool3 } from './classic-3';

/** The fourth pool of the 2007 edition: the last cards of decks E, I, K and Z. */
export const classicPool4: readonly CardId[] = [
  ...classicPool3,

  // Deck E, occupations.

  // Deck I, minor improvements.

  // Deck I, occupations.

  // Decks K and Z.
];
