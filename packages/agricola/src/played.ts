import { FIRST_CARD } from './ruleset';
import type { State } from './state';

/** The seat in front of which a card lies (by its source); -1 if it lies nowhere. */
export function ownerOf({ players }: State, source: number): number {
  return players.findIndex(({ played }) => played.includes(source - FIRST_CARD));
}
