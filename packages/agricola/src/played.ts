import type { State } from './state';

/** The seat in front of which a card lies ; -1 if it lies nowhere. */
export function ownerOf({ players }: State, card: number): number {
  return players.findIndex(({ played }) => played.includes(card));
}
