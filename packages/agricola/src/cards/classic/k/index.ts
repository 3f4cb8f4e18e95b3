import { classicDeck } from '../classic-deck';
import { minorImprovements1 } from './minor-improvements-1';
import { minorImprovements2 } from './minor-improvements-2';
import { minorImprovements3 } from './minor-improvements-3';
import { occupations1 } from './occupations-1';
import { occupations2 } from './occupations-2';
import { occupations3 } from './occupations-3';

/** Deck K of the 2007 edition, the one for experts. */
export const deckK = classicDeck(
  'K',
  {
    minors: [...minorImprovements1, ...minorImprovements2, ...minorImprovements3],
    occupations: [...occupations1, ...occupations2, ...occupations3],
  },
  {
    traveling: [107, 129, 132, 141, 143],
    fromThree: [276, 277, 280, 282, 285, 291, 294, 296, 297, 299],
    fromFour: [266, 269, 271, 273, 275, 287, 288, 289, 295, 298, 302, 303, 304, 305, 307, 308, 309, 311, 342],
  },
);
