import { centerStable, palisadesOf } from '@furrow/agricola/farm/farm-cards';
import { ALL, COLUMNS, pastures, used } from '@furrow/agricola/farm/farmyard';
import { rimEdges } from '@furrow/agricola/farm/palisades';
import { animalsOf, keepableAnimals, roomsWith } from '@furrow/agricola/farm/room';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { seatsOn } from '@furrow/agricola/spaces/placed';
import { ANIMALS, FIRST_ANIMAL, GOODS, GRAIN, VEGETABLE } from '@furrow/agricola/state/goods';
import type { Farm, Player, State } from '@furrow/agricola/state/state';
import { cellText } from '@furrow/agricola/vocabulary/notation';
import { type Cells, columnOf, has, lowest, ROWS, rowOf } from '@furrow/farm/grid';
import { type Herd, likedRoom, mostOf, placeAnimals } from '@furrow/farm/standing';
import type { Seat } from '@furrow/kernel/seat';
import type { TablePhrases } from '@furrow/text/agricola/phrases';
import { speechOf } from '@furrow/text/words';
import type { CellKind, CellPicture, EdgePicture, FarmPicture, PersonPicture } from '../../protocol/farm';
import type { Amount } from '../../protocol/goods';
import type { Look } from '../family';
import { tokensOf } from './agricola-tokens';
import { amountOf } from './amounts';
import { cellsIn, edgesIn, herdsIn } from './grid';

const ANIMAL_GOODS = ANIMALS.map((_, type) => FIRST_ANIMAL + type);
/** What a house is made of, by its number. */
const MATERIALS = ['wood', 'clay', 'stone'] as const;

/** A farmyard of Agricola; as many animals as possible stand on it, if not all find room. */
export function agricolaFarm(look: Look<State>, seat: Seat): FarmPicture {
  const { state, words } = look;
  const room = { rules: look.game.rules as Ruleset, state, seat };
  const player = state.players[seat];
  const { farm } = player;
  const areas = pastures(farm).slice();
  const animals = animalsOf(player);
  const { kept, homeless } = mostOf(keepableAnimals(room, animals), animals, ANIMAL_GOODS);
  const wishes = look.likings?.get(seat) ?? [];
  const standing = placeAnimals(likedRoom(roomsWith(room, kept), kept, wishes), kept, ANIMAL_GOODS, wishes);
  const amount = ({ good, count }: Herd) => amountOf(words, GOODS, good, count);
  const { table } = speechOf(look.language).agricola;
  const center = centerStable(player);
  return {
    seat,
    rows: ROWS,
    columns: COLUMNS,
    cells: cellsIn(ALL).map((cell) => cellPicture(farm, cell, areas, table, amount)),
    fences: fencesOf(player),
    pastures: areas.map(cellsIn),
    herds: herdsIn(standing, areas, amount),
    homeless: homeless.map(amount),
    people: peopleAtHome(state, seat),
    begging: player.begging,
    tokens: tokensOf(look, seat, standing),
    ...(center !== 0 && { center: lowest(center) }),
  };
}

function fencesOf(player: Player): EdgePicture[] {
  const palisades = rimEdges(palisadesOf(player));
  return edgesIn(player.farm.fencesH, player.farm.fencesV).map((edge) =>
    palisades.includes(edge.edge) ? { ...edge, palisade: true } : edge,
  );
}

/** Those who are not out on the board, room by room; newborns come home with the others. */
function peopleAtHome(state: State, seat: Seat): PersonPicture[] {
  const { people, newborns, guests, farm } = state.players[seat];
  const out = state.placed.flatMap((_, space) => seatsOn(state, space)).filter((one) => one === seat).length;
  const home = Math.max(0, Math.min(people, people + guests - out));
  const rooms = cellsIn(farm.rooms);
  return Array.from({ length: home }, (_, i) => ({
    cell: rooms[i % rooms.length],
    newborn: out === 0 && i >= home - newborns,
  }));
}

function cellPicture(
  farm: Farm,
  cell: number,
  areas: readonly Cells[],
  table: TablePhrases,
  amount: (herd: Herd) => Amount,
): CellPicture {
  const kind: CellKind = has(farm.rooms, cell) ? 'room' : has(farm.fields, cell) ? 'field' : 'empty';
  const stable = has(farm.stables, cell);
  const titles = { room: table.room, field: table.field, building: '', empty: stable ? table.stable : '' };
  return {
    cell,
    row: rowOf(cell),
    column: columnOf(cell),
    name: cellText(cell),
    kind,
    used: has(used(farm), cell),
    title: titles[kind],
    ...(kind === 'room' && { what: MATERIALS[farm.house] }),
    crops: cropsOn(farm, cell).map(amount),
    trough: false,
    stable,
    pasture: areas.findIndex((area) => has(area, cell)),
  };
}

/** What grows on a cell; grain lies above vegetables. */
function cropsOn({ grain, vegetables }: Farm, cell: number): Herd[] {
  return [
    { good: GRAIN, count: grain[cell] },
    { good: VEGETABLE, count: vegetables[cell] },
  ].filter(({ count }) => count > 0);
}
