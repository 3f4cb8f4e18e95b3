import { cards } from '../cards/index';
import type { Player } from '../state/state';

/** How many rooms of a player's house lie in ruins, as cards say. */
export function ruins({ played, memory }: Player): number {
  return played.reduce((sum, card, i) => sum + (cards[card].own?.ruins === true ? memory[i] : 0), 0);
}
