import type { Run } from '@furrow/kernel/run';
import type { Reason } from '@furrow/kernel/verdict';
import { cards } from '../cards/index';
import { isFrozen, isSeason } from '../course/season';
import { holds } from '../effects/conditions';
import { replacedBy } from '../hands/drawn';
import { ownerOf } from '../in-play/played';
import { rulesOf } from '../ruleset';
import { sourceOfCard } from '../state/source';
import type { State } from '../state/state';
import { because } from '../vocabulary/reasons';
import { isOn } from './placed';

/** Why a space is closed to the seat by its tile, the season, the card that it lies on or one in its place; undefined if it is not. */
export function whyClosed(run: Run<State>, seat: number, space: number): Reason | undefined {
  const { state } = run;
  const { spaces, variant } = rulesOf(run);
  const { tile, season, card } = spaces[space];
  const replacing = replacedBy(rulesOf(run), state, space);
  if (replacing >= 0) return because({ why: 'replaced', card: replacing });
  if (tile !== undefined && isTileUsed(run, tile, space)) return because({ why: 'tile-used', space });
  if (season !== undefined && !isSeason(state, variant, season))
    return because({ why: 'other-season', space });
  if (card !== undefined && !isCardOpen(run, seat, card)) return because({ why: 'card-space', card });
  return isFrozen(state, variant, spaces[space]) ? because({ why: 'frozen' }) : undefined;
}

/** Whether somebody stands on another space of the same tile. */
function isTileUsed(run: Run<State>, tile: string, space: number): boolean {
  return rulesOf(run).spaces.some((one, i) => one.tile === tile && i !== space && isOn(run.state, i));
}

/** Whether the seat may use the space on a card: it lies in front of somebody, and is for this seat now. */
function isCardOpen(run: Run<State>, seat: number, card: number): boolean {
  const { state } = run;
  if (state.beside.includes(card)) return true;
  const owner = ownerOf(state, card);
  if (owner < 0) return false;
  const { for: whom = 'all', when } = cards[card].space ?? {};
  if (whom === 'owner' && owner !== seat) return false;
  const look = { rules: rulesOf(run), state, seat: owner, source: sourceOfCard(card), about: 0 };
  return when === undefined || holds(look, when);
}
