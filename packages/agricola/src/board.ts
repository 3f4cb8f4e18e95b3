import type { Herd } from '@furrow/farm/standing';
import { goodNumber } from './goods';
import { isOn } from './placed';
import { ownerOf } from './played';
import { FIRST_CARD, type Ruleset } from './ruleset';
import type { State } from './state';

/** The spaces that are there from the start, by number: those of the board, then those that were added to it. */
export function boardSpaces({ spaces, permanent }: Ruleset, state: State): number[] {
  return spaces
    .map((_, space) => space)
    .filter((space) => permanent[space] && (spaces[space].season ?? state.season) === state.season)
    .filter((space) => isThere(state, spaces[space].card));
}

/** Whether a space is on the table: that of a card, once the card has been played. */
function isThere(state: State, card: number | undefined): boolean {
  return card === undefined || ownerOf(state, FIRST_CARD + card) >= 0;
}

/** Whether somebody stands on the space or on another one of its tile. */
export function isClosed({ spaces }: Ruleset, state: State, space: number): boolean {
  const { tile } = spaces[space];
  return (
    isOn(state, space) || (tile !== undefined && spaces.some((one, i) => one.tile === tile && isOn(state, i)))
  );
}

/** What lies on a space; undefined if nothing ever does. */
export function goodsOn({ spaces }: Ruleset, state: State, space: number): Herd[] | undefined {
  const { refill } = spaces[space];
  if (refill === undefined) return undefined;
  const count = state.piles[space];
  return count > 0 ? [{ good: goodNumber(refill.good), count }] : [];
}
