import { rimH, rimV } from '@furrow/farm/edges';
import { adjacentTo, allCells, type Cell, type Cells, growLeft, STRIDE } from '@furrow/farm/grid';
import { enclosed, regions } from '@furrow/farm/pastures';
import type { Building } from './building';
import { buildings, COTTAGE, STABLE, STALL } from './buildings/index';
import type { BuildingNumber } from './numbers';
import type { Farm, Player } from './state';

/** The building and the cell of an entry of `specials`. */
export function specialOf(entry: number): Building {
  return buildings[entry >> 5];
}
export function cellOf(entry: number): Cell {
  return entry & 31;
}
export function specialEntry(building: BuildingNumber, cell: Cell): number {
  return (building << 5) | cell;
}

/** The spaces with a building. */
export function built(farm: Farm): Cells {
  let cells = farm.stalls | farm.stables;
  for (const entry of farm.specials) cells |= 1 << (entry & 31);
  return cells;
}

/** The number of the building on a space, or -1. */
export function buildingAt(farm: Farm, cell: Cell): number {
  const bit = 1 << cell;
  if (farm.stalls & bit) return STALL;
  if (farm.stables & bit) return STABLE;
  for (const entry of farm.specials) if ((entry & 31) === cell) return entry >> 5;
  return -1;
}

/** The spaces of the buildings that count as stalls. */
export function stallCells(farm: Farm): Cells {
  let cells = farm.stalls;
  for (const entry of farm.specials) if (specialOf(entry).counts === 'stall') cells |= 1 << (entry & 31);
  return cells;
}

/** The space of the Cottage, or none if it has been built over. */
export function cottageCells(farm: Farm): Cells {
  for (const entry of farm.specials) if (entry >> 5 === COTTAGE) return 1 << (entry & 31);
  return 0;
}

/** The finished pastures. */
export function pastures(farm: Farm, out?: Cells[]): Cells[] {
  const walls = built(farm);
  const { columns, bordersH, bordersV } = farm;
  return regions(columns, bordersH | rimH(walls), bordersV | rimV(walls), allCells(columns) & ~walls, out);
}

/** The spaces that are used: a building or trough stands there, or they lie in a finished pasture. */
export function used(farm: Farm): Cells {
  const walls = built(farm);
  const { columns, bordersH, bordersV } = farm;
  return (
    walls |
    farm.troughs |
    enclosed(columns, bordersH | rimH(walls), bordersV | rimV(walls), allCells(columns) & ~walls)
  );
}

/** The spaces that are not used. */
export function unused(farm: Farm): Cells {
  return allCells(farm.columns) & ~used(farm);
}

/** The spaces beside a building of the farm. */
export function besideBuildings(farm: Farm): Cells {
  return adjacentTo(built(farm), farm.columns);
}

/** Whether the player owns a building for which the test holds. */
export function owns(player: Player, test: (building: Building) => boolean): boolean {
  for (const entry of player.farm.specials) if (test(specialOf(entry))) return true;
  return false;
}

/** Adds a column of three spaces; on the left everything moves over. */
export function addColumn(farm: Farm, side: 'left' | 'right'): void {
  farm.columns++;
  if (side === 'right') return;
  farm.left++;
  farm.bordersH = growLeft(farm.bordersH);
  farm.bordersV = growLeft(farm.bordersV);
  farm.troughs = growLeft(farm.troughs);
  farm.stalls = growLeft(farm.stalls);
  farm.stables = growLeft(farm.stables);
  for (let i = 0; i < farm.specials.length; i++) farm.specials[i] += STRIDE;
}

/** Puts a special building on a space; the list stays in order, so that equal farms are equal. */
export function addSpecial(farm: Farm, building: BuildingNumber, cell: Cell): void {
  farm.specials.push(specialEntry(building, cell));
  farm.specials.sort((a, b) => a - b);
}

/** Takes the building off a space. */
export function clearCell(farm: Farm, cell: Cell): void {
  farm.stalls &= ~(1 << cell);
  farm.stables &= ~(1 << cell);
  const at = farm.specials.findIndex((entry) => cellOf(entry) === cell);
  if (at >= 0) farm.specials.splice(at, 1);
}
