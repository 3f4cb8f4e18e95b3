import type { CardNumber } from '../state/numbers';
import type { State } from '../state/state';

/** The seat in front of which a card lies; -1 if it lies in front of nobody. */
export function ownerOf({ players }: State, card: CardNumber): number {
  for (let seat = 0; seat < players.length; seat++) if (players[seat].played.includes(card)) return seat;
  return -1;
}

/** Whether a card lies in front of somebody or beside the board. */
export function isInPlay(state: State, card: CardNumber): boolean {
  return state.beside.includes(card) || ownerOf(state, card) >= 0;
}
