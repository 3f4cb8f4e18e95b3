import type { Herd } from '@furrow/farm/standing';
import { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import { replacedBy } from '../hands/drawn';
import { isInPlay, ownerOf } from '../in-play/played';
import type { Ruleset } from '../ruleset';
import { goodNumber } from '../state/goods';
import type { SpaceNumber } from '../state/numbers';
import type { State } from '../state/state';
import { extrasOn } from './extras';
import { isOpen, isOpened } from './placing';

/** Whether a space lies on the table: that of a season while it lasts, that of a card once it has been played. */
function isOnTable({ spaces, permanent }: Ruleset, state: State, space: SpaceNumber): boolean {
  const { season, card } = spaces[space];
  if (season !== undefined && season !== state.season) return false;
  if (card !== undefined && !isInPlay(state, card)) return false;
  return permanent[space] || state.revealed.includes(space);
}

/** The spaces that are there from the start, by number: those of the board, then those that were added to it. */
export function boardSpaces(rules: Ruleset, state: State): number[] {
  return rules.spaces
    .map((_, space) => space)
    .filter((space) => rules.permanent[space] && isOnTable(rules, state, space));
}

/** All spaces that lie on the table, but for those in the place of which another one lies. */
export function tableSpaces(rules: Ruleset, state: State): number[] {
  return rules.spaces.flatMap((_, space) =>
    isOnTable(rules, state, space) && replacedBy(rules, state, space) < 0 ? [space] : [],
  );
}

/** What lies on a space; undefined if nothing ever does. */
export function goodsOn({ spaces }: Ruleset, state: State, space: SpaceNumber): Herd[] | undefined {
  const { refill } = spaces[space];
  const besides = extrasOn(state, space).map(([good, count]) => ({ good, count }));
  if (refill === undefined) return besides.length === 0 ? undefined : besides;
  const count = state.piles[space];
  return count > 0 ? [{ good: goodNumber(refill.good), count }, ...besides] : besides;
}

/** Whether nobody may put a person on a space now. */
export function isClosed(rules: Ruleset, state: State, space: SpaceNumber): boolean {
  const run = new Run(rules, state);
  return !state.players.some((_, seat) => isOpen(run, seat, space));
}

/** Who owns the card in play that a space lies on, and whether the space is for the owner alone. */
export function spaceOwner(
  { spaces }: Ruleset,
  state: State,
  space: SpaceNumber,
): { readonly seat: Seat; readonly alone: boolean } | undefined {
  const { card } = spaces[space];
  const seat = card === undefined ? -1 : ownerOf(state, card);
  return card === undefined || seat < 0 ? undefined : { seat, alone: cards[card].space?.for === 'owner' };
}

/** The spaces that cards let a seat use before they are on the board. */
export function openedSpaces(rules: Ruleset, state: State, seat: Seat): number[] {
  const run = new Run(rules, state);
  return rules.spaces.flatMap((_, space) =>
    !rules.permanent[space] && !state.revealed.includes(space) && isOpened(run, seat, space) ? [space] : [],
  );
}
