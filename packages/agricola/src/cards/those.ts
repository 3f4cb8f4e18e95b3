import type { CardNumber } from '../state/numbers';
import type { Card } from './card';
import { cards } from './index';

/** A set of cards, a byte for each: to ask it costs less than to look at the card. */
type Those = Uint8Array;

/** The cards of which something is true. */
export function those(are: (card: Card) => boolean): Those {
  return Uint8Array.from(cards, (card) => Number(are(card)));
}

/** Whether one of some cards is among them. */
export function anyOfThose(set: Those, some: readonly CardNumber[]): boolean {
  for (const card of some) if (set[card] === 1) return true;
  return false;
}
