import type { Cells } from '@furrow/farm/grid';
import { count } from '@furrow/farm/grid';
import type { Allowance } from './cards/card';
import { cards } from './cards/index';
import { ALL, besideHouse, fencesBuilt, STABLES, used } from './farmyard';
import type { Player } from './state';

/** Where among the cards in play the one lies that allows something; -1 if none does. */
export function allowing({ played }: Player, what: Allowance): number {
  for (let i = 0; i < played.length; i++) if (cards[played[i]].allows === what) return i;
  return -1;
}

/** The places that the card which allows something has marked. */
function markedBy(player: Player, what: Allowance): number {
  const at = allowing(player, what);
  return at < 0 ? 0 : player.memory[at];
}

/** The palisades that stand, as bits of the rim. */
export function palisadesOf(player: Player): number {
  return markedBy(player, 'palisades');
}

/** How many fences stand: palisades look like fences on the farm, but are none. */
export function fencePieces(player: Player): number {
  return fencesBuilt(player.farm) - count(palisadesOf(player));
}

/** The center of four fields with a stable, by the upper left of them; empty if there is none. */
export function centerStable(player: Player): Cells {
  return markedBy(player, 'center-stable');
}

/** The centers of four fields where a stable can be built, by the upper left of the fields. */
export function centerSpaces(player: Player): Cells {
  const at = allowing(player, 'center-stable');
  if (at < 0 || player.memory[at] !== 0) return 0;
  const { fields } = player.farm;
  return fields & (fields >> 1) & (fields >> 4) & (fields >> 5);
}

/** How many stables stand, wherever. */
export function stablesBuilt(player: Player): number {
  return count(player.farm.stables) + count(centerStable(player));
}

/** How many stables the player still owns. */
export function stablesLeft(player: Player): number {
  return STABLES - stablesBuilt(player);
}

/** The card because of which spaces beside the house are closed until all others are used; -1 if there is none. */
export function closingCard({ played }: Player): number {
  for (const card of played) if (cards[card].forbids === 'spaces-beside-house') return card;
  return -1;
}

/** The unused spaces that a card closes to its owner. */
export function closedSpaces(player: Player): Cells {
  if (closingCard(player) < 0) return 0;
  const beside = besideHouse(player.farm);
  return (ALL & ~used(player.farm) & ~beside) === 0 ? 0 : beside;
}
