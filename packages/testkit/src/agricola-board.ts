import { majors } from '@furrow/agricola/boards/majors';
import { cards } from '@furrow/agricola/cards/index';
import { palisadesOf } from '@furrow/agricola/farm/farm-cards';
import { rimEdges } from '@furrow/agricola/farm/palisades';
import { goodsIn, keepsRound } from '@furrow/agricola/in-play/kept';
import { SEASONS } from '@furrow/agricola/options/variant';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { comingFor, delivering } from '@furrow/agricola/spaces/coming';
import { extrasOn } from '@furrow/agricola/spaces/extras';
import { markedSpace } from '@furrow/agricola/spaces/marked-space';
import { seatsOn } from '@furrow/agricola/spaces/placed';
import { GOODS } from '@furrow/agricola/state/goods';
import type { Player, State } from '@furrow/agricola/state/state';
import { cellText, edgeText } from '@furrow/agricola/vocabulary/notation';
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
    for (const [good, n] of extrasOn(state, i)) board[`besides ${GOODS[good]} on ${id}`] = n;
    if (state.placed[i] > 0) board[`person ${id}`] = whoIsOn(state, i);
    if (state.revealed.includes(i)) board[`revealed ${id}`] = state.revealed.indexOf(i) + 1;
  });
  majors.forEach(({ id, number }) => {
    if (state.majors[number] > 0) board[`major ${id}`] = state.majors[number];
  });
  for (const card of state.beside) board[`beside ${cards[card].id}`] = 1;
  for (const card of state.gone) board[`out ${cards[card].id}`] = 1;
  state.players.forEach((_, seat) => describeSeat(state, seat, board));
  return board;
}

function describeSeat(state: State, seat: number, board: Record<string, string | number>): void {
  const player = state.players[seat];
  const { goods, farm, people, newborns, home, begging } = player;
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
  each(farm.fields, (cell) => put(cellText(cell), 'field'));
  farm.grain.forEach((n, cell) => put(`${cellText(cell)} grain`, n));
  farm.vegetables.forEach((n, cell) => put(`${cellText(cell)} vegetable`, n));
  each(farm.stables, (cell) => put(`${cellText(cell)} stable`, 1));
  const palisades = rimEdges(palisadesOf(player));
  eachEdge(farm.fencesH, farm.fencesV, (edge) =>
    put(`${palisades.includes(edge) ? 'palisade' : 'fence'} ${edgeText(edge)}`, 1),
  );
  const coming = new Map<string, number>();
  for (const one of comingFor(player)) {
    const { round, good, count: n } = one;
    const card = delivering(one);
    const name = `round ${round} ${card === undefined ? GOODS[good] : cards[card].id}`;
    coming.set(name, n + (coming.get(name) ?? 0));
  }
  for (const [name, n] of coming) put(name, n);
  describeCards(player, put);
}

/** The cards in hand and in play, with what lies on them, and what they have brought. */
function describeCards(player: Player, put: (name: string, value: string | number) => void): void {
  put('bonus', player.bonus);
  put('lost', player.lost);
  put('fences lost', player.fencesLost);
  put('stables lost', player.stablesLost);
  put('guests', player.guests);
  for (const card of player.hand) put(`hand ${cards[card].id}`, 1);
  player.played.forEach((card, i) => {
    const { id, keeps } = cards[card];
    put(`card ${id}`, 1);
    if (keeps?.keeps === 'places') {
      if (keeps.at !== 'rim') each(player.memory[i], (cell) => put(`${id} ${cellText(cell)}`, 1));
    } else if (keeps?.keeps === 'goods' && keeps.of.length > 1)
      for (const [good, n] of goodsIn(keeps, player.memory[i])) put(`on ${id} ${GOODS[good]}`, n);
    else if (keepsRound(keeps)) put(`${id} round`, player.memory[i]);
    else if (keeps?.keeps === 'space') put(`${id} space`, markedSpace(player.memory[i]) ?? 0);
    else put(`on ${id}`, player.memory[i]);
  });
}

/** Who stands on a space, as the digits of a number: 12 if first a person of seat 1 came and then one of seat 2. */
function whoIsOn(state: State, space: number): number {
  return Number(
    seatsOn(state, space)
      .map((seat) => seat + 1)
      .join(''),
  );
}
