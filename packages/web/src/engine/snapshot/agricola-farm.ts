import { ALL, COLUMNS, pastures, used } from '@furrow/agricola/farmyard';
import { ANIMALS, FIRST_ANIMAL, GOODS, GRAIN, VEGETABLE } from '@furrow/agricola/goods';
import { cellText } from '@furrow/agricola/notation';
import { animalsOf, keepableAnimals, type RoomLook, roomWith } from '@furrow/agricola/room';
import type { Farm, State } from '@furrow/agricola/state';
import { type Cells, columnOf, has, ROWS, rowOf } from '@furrow/farm/grid';
import { type Herd, mostOf, placeAnimals } from '@furrow/farm/standing';
import type { TablePhrases } from '@furrow/text/agricola/phrases';
import type { GameWords } from '@furrow/text/game-words';
import type { CellKind, CellPicture, FarmPicture } from '../../protocol/farm';
import type { Amount } from '../../protocol/goods';
import { amountOf } from './amounts';
import { cellsIn, edgesIn, herdsIn } from './grid';

const ANIMAL_GOODS = ANIMALS.map((_, type) => FIRST_ANIMAL + type);
/** What a house is made of, by its number. */
const MATERIALS = ['wood', 'clay', 'stone'] as const;

/** A farmyard of Agricola; as many animals as possible stand on it, if not all find room. */
export function agricolaFarm(look: RoomLook, words: GameWords<State>, table: TablePhrases): FarmPicture {
  const player = look.state.players[look.seat];
  const { farm } = player;
  const areas = pastures(farm).slice();
  const animals = animalsOf(player);
  const { kept, homeless } = mostOf(keepableAnimals(look, animals), animals, ANIMAL_GOODS);
  const amount = ({ good, count }: Herd) => amountOf(words, GOODS, good, count);
  return {
    rows: ROWS,
    columns: COLUMNS,
    cells: cellsIn(ALL).map((cell) => cellPicture(farm, cell, areas, table, amount)),
    fences: edgesIn(farm.fencesH, farm.fencesV),
    pastures: areas.map(cellsIn),
    herds: herdsIn(placeAnimals(roomWith(look, kept), kept, ANIMAL_GOODS), areas, amount),
    homeless: homeless.map(amount),
  };
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
  const crop = cropOn(farm, cell);
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
    ...(crop !== undefined && { crop: amount(crop) }),
    trough: false,
    stable,
    pasture: areas.findIndex((area) => has(area, cell)),
  };
}

function cropOn({ grain, vegetables }: Farm, cell: number): Herd | undefined {
  if (grain[cell] > 0) return { good: GRAIN, count: grain[cell] };
  return vegetables[cell] > 0 ? { good: VEGETABLE, count: vegetables[cell] } : undefined;
}
