import { classicDeck } from '../classic-deck';
import { minorImprovements1 } from './minor-improvements-1';
import { minorImprovements2 } from './minor-improvements-2';
import { minorImprovements3 } from './minor-improvements-3';
import { minorImprovements4 } from './minor-improvements-4';
import { minorImprovements5 } from './minor-improvements-5';
import { occupations1 } from './occupations-1';
import { occupations2 } from './occupations-2';
import { occupations3 } from './occupations-3';
import { occupations4 } from './occupations-4';
import { occupations5 } from './occupations-5';
import { ownCards } from './own/index';

/** Deck E of the 2007 edition, the one to begin with. */
export const deckE = classicDeck(
  'E',
  {
    minors: [
      ...minorImprovements1,
      ...minorImprovements2,
      ...minorImprovements3,
      ...minorImprovements4,
      ...minorImprovements5,
    ],
    occupations: [
      ...occupations1,
      ...occupations2,
      ...occupations3,
      ...occupations4,
      ...occupations5,
      ...ownCards.occupations,
    ],
  },
  {
    traveling: [11, 16, 39, 40, 42, 52, 55, 60],
    fromThree: [
      147, 148, 152, 155, 156, 157, 158, 161, 165, 168, 170, 177, 182, 197, 198, 205, 209, 211, 214, 217, 341,
    ],
    fromFour: [
      149, 159, 160, 163, 164, 166, 167, 169, 178, 180, 181, 183, 185, 186, 192, 193, 201, 203, 204, 206, 212,
      213, 215, 216,
    ],
  },
);
