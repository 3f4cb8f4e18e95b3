import { buildings } from '@furrow/creatures/buildings/index';
import { buildingAt } from '@furrow/creatures/farmyard';
import { GOODS } from '@furrow/creatures/goods';
import { cellText, edgeText } from '@furrow/creatures/notation';
import { spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import { eachEdge } from '@furrow/farm/edges';
import { allCells, each } from '@furrow/farm/grid';
import type { Board } from './changes';

/** Describes everything on the table but the effects under way. */
export function boardOf(state: State): Board {
  const board: Record<string, string | number> = {
    round: state.round,
    marker: state.marker + 1,
    'supply borders': state.borders,
    'supply troughs': state.troughs,
    'supply tiles': state.tiles,
    'supply expansions': state.expansions,
  };
  for (const building of state.offer) board[`offer ${buildings[building].id}`] = 1;
  spaces.forEach(({ id }, i) => {
    if (state.piles[i] > 0) board[`on ${id}`] = state.piles[i];
    state.placed.forEach((mask, seat) => {
      if ((mask >> i) & 1) board[`worker ${id}`] = seat + 1;
    });
  });
  state.players.forEach((_, seat) => describeSeat(state, seat, board));
  return board;
}

function describeSeat(state: State, seat: number, board: Record<string, string | number>): void {
  const { goods, farm, memory } = state.players[seat];
  const who = seat + 1;
  GOODS.forEach((good, i) => {
    if (goods[i] !== 0) board[`${who} ${good}`] = goods[i];
  });
  board[`${who} columns`] = farm.columns;
  each(allCells(farm.columns), (cell) => {
    const building = buildingAt(farm, cell);
    const name = `${who} ${cellText(farm, cell)}`;
    if (building >= 0) board[name] = buildings[building].id;
    if ((farm.troughs >> cell) & 1) board[`${name} trough`] = 1;
  });
  eachEdge(farm.bordersH, farm.bordersV, (edge) => {
    board[`${who} border ${edgeText(farm, edge)}`] = 1;
  });
  for (const one of buildings) {
    if (one.slot >= 0 && memory[one.slot] > 0) board[`${who} memory ${one.id}`] = memory[one.slot];
  }
}
