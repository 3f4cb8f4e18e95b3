import type { CardNumber } from './numbers';
import type { State } from './state';

/** The seat in front of which a card lies ; -1 if it lies nowhere. */
export function ownerOf({ players }: State, card: CardNumber): number {
  for (let seat = 0; seat < players.length; seat++) if (players[seat].played.includes(card)) return seat;
  return -1;
}
