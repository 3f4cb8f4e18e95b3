import { findBuilding } from '@furrow/creatures/buildings/index';
import { buildingAt, specialEntry } from '@furrow/creatures/farmyard';
import type { Player } from '@furrow/creatures/state';
import { allEdgesH, allEdgesV } from '@furrow/farm/edges';
import type { Dice } from '@furrow/kernel/dice';

/** Puts random borders, troughs, buildings of the list and animals on a farm, whether or not they came there by the rules. */
export function scatter(player: Player, specials: readonly string[], animals: number, dice: Dice): void {
  const { farm, goods } = player;
  farm.columns = 2 + dice.below(3);
  const density = 2 + dice.below(3);
  const someOf = (mask: number) => {
    let some = 0;
    for (let bit = 0; bit < 32; bit++) if (dice.below(density) > 0) some |= 1 << bit;
    return some & mask;
  };
  farm.bordersH = someOf(allEdgesH(farm.columns));
  farm.bordersV = someOf(allEdgesV(farm.columns));
  const anywhere = () => 4 * dice.below(farm.columns) + dice.below(3);
  for (let left = dice.below(4); left > 0; left--) farm.troughs |= 1 << anywhere();
  for (const id of specials) {
    const cell = anywhere();
    if (dice.below(2) > 0 || buildingAt(farm, cell) >= 0) continue;
    if (id === 'stall') farm.stalls |= 1 << cell;
    else if (id === 'stable') farm.stables |= 1 << cell;
    else farm.specials.push(specialEntry(findBuilding(id)?.number ?? 0, cell));
  }
  for (let left = animals; left > 0; left--) goods[3 + dice.below(4)]++;
}
