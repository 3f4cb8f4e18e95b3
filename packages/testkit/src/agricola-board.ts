import { GOODS } from '@furrow/agricola/goods';
import { majors } from '@furrow/agricola/majors';
import { cellText, edgeText } from '@furrow/agricola/notation';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state';
import { SEASONS } from '@furrow/agricola/variant';
import { eachEdge } from '@furrow/farm/edges';
import { each } from '@furrow/farm/grid';
import type { Board } from './changes';

const HOUSES = ['wood', 'clay', 'stone'];

/** Describes everything on the table of Agricola but the effects under way. */
export function agricolaBoard({ spaces, variant }: Ruleset, state: State): Board {
  const board: Record<string, string | number> = { round: state.round, 'starting player': state.starter + 1 };
  if (variant.startSeason !== undefined) board.season = SEASONS[state.season];
  spaces.forEach(({ id }, i) => {
    if (state.piles[i] > 0) board[`on ${id}`] = state.piles[i];
    if (state.placed[i] > 0) board[`person ${id}`] = state.placed[i];
    if (state.revealed.includes(i)) board[`revealed ${id}`] = state.revealed.indexOf(i) + 1;
  });
  majors.forEach(({ id, number }) => {
    if (state.majors[number] > 0) board[`major ${id}`] = state.majors[number];
  });
  state.players.forEach((_, seat) => describeSeat(state, seat, board));
  return board;
}

function describeSeat(state: State, seat: number, board: Record<string, string | number>): void {
  const { goods, farm, people, newborns, home, begging, coming } = state.players[seat];
  const who = seat + 1;
  const put = (name: string, value: string | number) => {
    if (value !== 0) board[`${who} ${name}`] = value;
  };
  GOODS.forEach((good, i) => put(good, goods[i]));
  put('people', people);
  put('newborns', newborns);
  put('home', home);
  put('begging', begging);
  put('house', HOUSES[farm.house]);
  each(farm.rooms, (cell) => put(cellText(cell), 'room'));
  each(farm.fields, (cell) => {
    put(cellText(cell), 'field');
    put(`${cellText(cell)} grain`, farm.grain[cell]);
    put(`${cellText(cell)} vegetable`, farm.vegetables[cell]);
  });
  each(farm.stables, (cell) => put(`${cellText(cell)} stable`, 1));
  eachEdge(farm.fencesH, farm.fencesV, (edge) => put(`fence ${edgeText(edge)}`, 1));
  for (let i = 0; i < coming.length; i += 3) put(`round ${coming[i]} ${GOODS[coming[i + 1]]}`, coming[i + 2]);
}
