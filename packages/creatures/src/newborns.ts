import { count } from '@furrow/farm/grid';
import { fits } from '@furrow/farm/keep';
import { specialOf } from './farmyard';
import { ANIMALS, FIRST_ANIMAL } from './goods';
import { animalsOf, roomOf } from './room';
import type { Player } from './state';

/** R102, R153: the types with enough parents, as a mask. */
export function newbornTypes(player: Player): number {
  let parents = 2;
  for (const entry of player.farm.specials) parents = specialOf(entry).parents ?? parents;
  let mask = 0;
  for (let type = 0; type < ANIMALS.length; type++) {
    if (player.goods[FIRST_ANIMAL + type] >= parents) mask |= 1 << type;
  }
  return mask;
}

/** R105: how many of the newborns find room beside all animals that are there, if the player's animals bred now. */
export function roomForNewborns(player: Player): number {
  const born = newbornTypes(player);
  let most = 0;
  for (let kept = born; kept !== 0; kept = (kept - 1) & born) {
    if (count(kept) <= most) continue;
    const animals = animalsOf(player).map((have, type) => have + ((kept >> type) & 1));
    if (fits(roomOf(player.farm, { nursery: { newborns: kept } }), animals)) most = count(kept);
  }
  return most;
}
