import { buildings } from '@furrow/creatures/buildings/index';
import { buildingAt, pastures, used } from '@furrow/creatures/farmyard';
import { animalsOf, roomOf } from '@furrow/creatures/room';
import type { Player } from '@furrow/creatures/state';
import { has } from '@furrow/farm/grid';
import { keepable } from '@furrow/farm/keep';
import { mostOf, placeAnimals } from '@furrow/farm/standing';
import type { FarmPicture } from './farm-picture';
import type { Pen } from './pen';

/** What stands where on a farm of All Creatures Big and Small; as many animals as possible, if not all find room. */
export function creaturesFarm(player: Player, pen: Pen): FarmPicture {
  const { farm } = player;
  const room = roomOf(farm);
  const animals = animalsOf(player);
  const { kept, homeless } = mostOf(keepable(room, animals), animals, pen.animals);
  const standing = placeAnimals(room, kept, pen.animals);
  const inUse = used(farm);
  const trough = pen.ascii ? 'U' : '⊔';
  return {
    columns: farm.columns,
    firstColumn: 0 - farm.left,
    fencesH: farm.bordersH,
    fencesV: farm.bordersV,
    pastures: pastures(farm),
    homeless,
    cell: (cell) => {
      const id = buildings[buildingAt(farm, cell)]?.id;
      return {
        used: has(inUse, cell),
        name: id === undefined ? undefined : pen.words.title(id),
        sign: has(farm.troughs, cell) ? trough : undefined,
        holder: standing.get(cell),
      };
    },
  };
}
