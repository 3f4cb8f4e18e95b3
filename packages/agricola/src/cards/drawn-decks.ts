import type { DrawnDeck } from './deck';
import { forestDeck } from './forest/index';
import { xDeck } from './x/index';

/** The id of a card that is drawn in the course of a game. */
export type DrawnId = (typeof xDeck | typeof forestDeck)['cards'][number]['id'];

/** The decks of which cards are drawn in the course of a game. */
export const drawnDecks: readonly DrawnDeck<DrawnId>[] = [xDeck, forestDeck];
