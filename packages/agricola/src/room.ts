import { type Cells, count, lowest } from '@furrow/farm/grid';
import { fits, keepable } from '@furrow/farm/keep';
import { addEach, addOne, clear, newRoom, type Room } from '@furrow/farm/room';
import { pastures } from './farmyard';
import { ANIMALS } from './goods';
import type { Farm, Player } from './state';
import type { Variant } from './variant';

const shared = newRoom(ANIMALS.length);
const found: Cells[] = [];
const ANY = (1 << ANIMALS.length) - 1;

/** How many animals of each type the player has. */
export function animalsOf(player: Player): number[] {
  const { goods } = player;
  return [goods[7], goods[8], goods[9]];
}

/** AG-R811: two for each space, doubled by each stable in it. */
export function pastureCapacity(farm: Farm, pasture: Cells): number {
  return (2 * count(pasture)) << count(pasture & farm.stables);
}

/** Whether so many animals of each type find room. */
export function animalsFit(farm: Farm, animals: readonly number[], variant: Variant): boolean {
  if (animals[0] + animals[1] + animals[2] <= 1) return true;
  if (!variant.onePasturePerType) return fits(roomOf(farm), animals);
  return roomsByType(farm).some((fill) => fits(fill(), animals));
}

/** The best ways to keep as many of the animals as find room. */
export function keepableAnimals(
  farm: Farm,
  animals: readonly number[],
  variant: Variant,
): (readonly number[])[] {
  if (!variant.onePasturePerType) return keepable(roomOf(farm), animals);
  const ways: (readonly number[])[] = [];
  for (const fill of roomsByType(farm)) {
    for (const way of keepable(fill(), animals)) {
      if (!ways.some((other) => way.every((n, i) => n <= other[i]))) ways.push(way);
    }
  }
  return ways.filter((way) => !ways.some((other) => other !== way && way.every((n, i) => n <= other[i])));
}

/** The room of a farm in which so many animals find their places, or else any. The object is reused. */
export function roomFor(farm: Farm, animals: readonly number[], variant: Variant): Room {
  if (!variant.onePasturePerType) return roomOf(farm);
  const fill = roomsByType(farm).find((one) => fits(one(), animals));
  return fill?.() ?? roomOf(farm);
}

/** The room of a farm for animals: pastures, stables outside of them, and one place in the house. The object is reused. */
function roomOf(farm: Farm): Room {
  clear(shared);
  let inside = 0;
  for (const pasture of pastures(farm, found)) {
    inside |= pasture;
    addOne(shared, pastureCapacity(farm, pasture), ANY, lowest(pasture));
  }
  addSingles(farm, inside);
  return shared;
}

function addSingles(farm: Farm, inside: Cells): void {
  addOne(shared, 1, ANY, lowest(farm.rooms));
  for (let rest = farm.stables & ~inside; rest !== 0; rest &= rest - 1) addOne(shared, 1, ANY, lowest(rest));
}

/** AG-V32: the rooms that arise when each type has at most one pasture, one for each choice of pastures. */
function roomsByType(farm: Farm): (() => Room)[] {
  const areas = pastures(farm).slice();
  const inside = areas.reduce((all, area) => all | area, 0);
  const choices = choose(areas.length, ANIMALS.length);
  return choices.map((choice) => () => {
    clear(shared);
    choice.forEach((area, type) => {
      if (area < 0) return;
      const cap = pastureCapacity(farm, areas[area]);
      addEach(
        shared,
        ANIMALS.map((_, i) => (i === type ? cap : 0)),
        lowest(areas[area]),
      );
    });
    addSingles(farm, inside);
    return shared;
  });
}

/** All ways to give each type a pasture of its own, or none (-1). */
function choose(areas: number, types: number): number[][] {
  if (types === 0) return [[]];
  return choose(areas, types - 1).flatMap((rest) => {
    const free = Array.from({ length: areas }, (_, i) => i).filter((area) => !rest.includes(area));
    return [-1, ...free].map((area) => [...rest, area]);
  });
}
