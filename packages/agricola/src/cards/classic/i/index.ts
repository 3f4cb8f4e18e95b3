import { classicDeck } from '../classic-deck';
import { minorImprovements1 } from './minor-improvements-1';
import { minorImprovements2 } from './minor-improvements-2';
import { minorImprovements3 } from './minor-improvements-3';
import { occupations1 } from './occupations-1';
import { occupations2 } from './occupations-2';
import { occupations3 } from './occupations-3';
import { ownCards } from './own/index';

/** Deck I of the 2007 edition, in which much concerns the other players. */
export const deckI = classicDeck(
  'I',
  {
    minors: [...minorImprovements1, ...minorImprovements2, ...minorImprovements3, ...ownCards.minors],
    occupations: [...occupations1, ...occupations2, ...occupations3, ...ownCards.occupations],
  },
  {
    traveling: [64, 73, 81, 96, 104],
    fromThree: [221, 223, 224, 228, 234, 236, 240, 245, 258, 259],
    fromFour: [222, 229, 230, 232, 237, 239, 246, 249, 250, 251, 252, 253, 254, 255, 257, 260, 261, 264, 340],
  },
);
