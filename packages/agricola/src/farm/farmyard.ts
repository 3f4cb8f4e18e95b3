import { outlineH, outlineV } from '@furrow/farm/edges';
import { adjacentTo, allCells, type Cell, type Cells, cellAt, count } from '@furrow/farm/grid';
import { enclosed, regions } from '@furrow/farm/pastures';
import type { Variant } from '../options/variant';
import type { Farm } from '../state/state';

/** A farmyard has five columns. */
export const COLUMNS = 5;
/** All 15 spaces. */
export const ALL: Cells = allCells(COLUMNS);
/** The rooms of a new house: left column, middle and bottom row. */
export const FIRST_ROOMS: Cells = (1 << cellAt(1, 0)) | (1 << cellAt(2, 0));

/** What each player owns. */
export const FENCES = 15;
export const STABLES = 4;
export const PEOPLE = 5;

/** The fences of a farm. */
type Fences = Pick<Farm, 'fencesH' | 'fencesV'>;

/** The pastures: the areas that fences enclose. */
export function pastures({ fencesH, fencesV }: Fences, out?: Cells[]): Cells[] {
  return regions(COLUMNS, fencesH, fencesV, ALL, out);
}

/** The spaces that fences enclose. */
export function fenced(farm: Farm): Cells {
  return farm.fencesH === 0 ? 0 : enclosed(COLUMNS, farm.fencesH, farm.fencesV, ALL);
}

/** The spaces with a room, a field or a stable, or enclosed by fences. */
export function used(farm: Farm): Cells {
  return farm.rooms | farm.fields | farm.stables | fenced(farm);
}

/** How many edges have a fence. */
export function fencesBuilt(farm: Farm): number {
  return count(farm.fencesH) + count(farm.fencesV);
}

/** The unused spaces beside the house. */
export function besideHouse(farm: Farm): Cells {
  return ALL & ~used(farm) & adjacentTo(farm.rooms, COLUMNS);
}

/** The spaces where a field can be plowed; `closed`: not there. */
export function fieldSpaces(farm: Farm, variant: Variant, closed: Cells = 0): Cells {
  const taken = used(farm);
  const free = ALL & ~(taken | closed);
  if (farm.fields !== 0) return free & adjacentTo(farm.fields, COLUMNS);
  return variant.strictAdjacency ? free & adjacentTo(taken, COLUMNS) : free;
}

/** Whether no field can be plowed any more, as long as what is used stays so: fields come beside fields. */
export function isPlowedUp(farm: Farm, variant: Variant): boolean {
  return farm.fields === 0 ? (ALL & ~used(farm)) === 0 : fieldSpaces(farm, variant) === 0;
}

/** The spaces where a room can be built; `closed`: not there. */
export function roomSpaces(farm: Farm, closed: Cells = 0): Cells {
  return besideHouse(farm) & ~closed;
}

/** The spaces where a stable can be built; `closed`: not there. */
export function stableSpaces(farm: Farm, variant: Variant, closed: Cells = 0): Cells {
  const free = ALL & ~(farm.rooms | farm.fields | farm.stables | closed);
  if (!variant.strictAdjacency) return free;
  return free & (fenced(farm) | adjacentTo(used(farm), COLUMNS));
}

/** The fields without a crop. */
export function unplanted(farm: Farm): Cells {
  let cells = farm.fields;
  for (let rest = farm.fields; rest !== 0; rest &= rest - 1) {
    const cell: Cell = 31 - Math.clz32(rest & -rest);
    if (farm.grain[cell] + farm.vegetables[cell] > 0) cells &= ~(1 << cell);
  }
  return cells;
}

/** Whether each fence bounds an enclosed area and does not have the same area on both sides (AG-R809 b). */
export function fencesBound({ fencesH, fencesV }: Fences, areas: readonly Cells[]): boolean {
  let [h, v] = [0, 0];
  for (const area of areas) {
    h |= outlineH(area);
    v |= outlineV(area);
  }
  return (fencesH & ~h) === 0 && (fencesV & ~v) === 0;
}
