import { adjacentTo, allCells, type Cells, corners, count, rowCells } from '@furrow/farm/grid';
import type { Seat } from '@furrow/kernel/seat';
import type { Building, Condition, Quantity } from './building';
import {
  besideBuildings,
  built,
  cellOf,
  cottageCells,
  owns,
  specialOf,
  stallCells,
  unused,
} from './farmyard';
import { goodNumber } from './goods';
import type { BuildingNumber } from './numbers';
import { BETWEEN_ACTIONS, type Player, type State } from './state';

/** The spaces where a new stall may stand. */
export function stallSpaces(player: Player): Cells {
  const { farm } = player;
  const free = allCells(farm.columns) & ~built(farm);
  return inCluster(player) ? free & besideBuildings(farm) : free;
}

/** The spaces where a special building may stand; `beside` narrows them to the neighbours of one cell. */
export function buildingSpaces(player: Player, building: Building, beside?: number): Cells {
  const { farm } = player;
  let cells = building.over === undefined ? stallSpaces(player) : underneath(player, building.over);
  if (building.where === 'corner') cells &= corners(farm.columns);
  else if (building.where === 'bottomRow') cells &= rowCells(2, farm.columns);
  else if (building.where === 'besideCottage') cells &= adjacentTo(cottageCells(farm), farm.columns);
  if (beside !== undefined) cells &= adjacentTo(1 << beside, farm.columns);
  return cells;
}

function underneath(player: Player, over: 'cottage' | 'stall' | 'stable'): Cells {
  if (over === 'cottage') return cottageCells(player.farm);
  return over === 'stall' ? stallCells(player.farm) : player.farm.stables;
}

/** Whether the player's new buildings must stand beside others. */
export function inCluster(player: Player): boolean {
  return owns(player, (one) => one.cluster === true);
}

/** Whether a condition holds for a seat. */
export function holds(state: State, seat: Seat, condition: Condition): boolean {
  if ('turn' in condition) {
    return state.round === condition.round && turnOf(state, seat) === condition.turn;
  }
  return measure(state.players[seat], condition.of, -1) >= condition.atLeast;
}

/** Which of its turns a seat takes: the one under way, or between actions the next. */
function turnOf(state: State, seat: Seat): number {
  return count(state.placed[seat]) + (state.working === BETWEEN_ACTIONS ? 1 : 0);
}

/** How many there are of something; `cell` is where the building that asks stands. */
export function measure(player: Player, quantity: Quantity, cell: number, slot = -1): number {
  const { farm, goods } = player;
  switch (quantity.count) {
    case 'goods':
      return quantity.of.reduce((sum, good) => sum + goods[goodNumber(good)], 0);
    case 'fewestAnimals':
      return Math.min(goods[3], goods[4], goods[5], goods[6]);
    case 'unused':
      return count(unused(farm));
    case 'troughs':
      return count(farm.troughs);
    case 'specials':
      return farm.specials.length;
    case 'beside':
      return count(adjacentTo(1 << cell, farm.columns) & built(farm));
    case 'inRow':
      return count(rowCells(quantity.row, farm.columns) & built(farm));
    case 'laid':
      return player.memory[slot];
  }
}

/** The cell of the player's own building. */
export function cellOfBuilding(player: Player, building: BuildingNumber): number {
  for (const entry of player.farm.specials) if (specialOf(entry).number === building) return cellOf(entry);
  throw new Error(`building ${building} is not on the farm`);
}
