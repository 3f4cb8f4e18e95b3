import { drawnDeck } from '../deck';
import { artifacts } from './artifacts';
import { merchants, spaces } from './beside-the-board';
import { events } from './events';
import { ownCards } from './own/index';

/** AG-V52: the X deck, of which whoever takes stone from Western Quarry draws a card. */
export const xDeck = drawnDeck(
  'X',
  { good: 'stone', atLeast: 1, at: 'western-quarry' },
  {
    space: spaces,
    merchant: merchants,
    artifact: artifacts,
    event: [...events, ...ownCards.event],
    occupation: ownCards.occupation,
  },
);
