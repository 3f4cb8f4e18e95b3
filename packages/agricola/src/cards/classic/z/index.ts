import { classicDeck } from '../classic-deck';
import { minorImprovements } from './minor-improvements';
import { occupations } from './occupations';

/** The bonus deck Z of the 2007 edition. */
export const deckZ = classicDeck(
  'Z',
  { minors: minorImprovements, occupations },
  { traveling: [314, 317, 318], fromThree: [327, 329, 334], fromFour: [326, 328, 330] },
);
