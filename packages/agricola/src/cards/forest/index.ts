import { drawnDeck } from '../deck';
import { events } from './events';
import { majors, minors } from './improvements';
import { occupations } from './occupations';
import { ownCards } from './own/index';
import { spaces } from './spaces';

/** AG-V53: the Forest deck, of which whoever takes at least 3 wood from an accumulation space draws a card. */
export const forestDeck = drawnDeck(
  'F',
  { good: 'wood', atLeast: 3 },
  {
    event: [...events, ...ownCards.event],
    minor: minors,
    occupation: [...occupations, ...ownCards.occupation],
    major: majors,
    space: spaces,
  },
);
