import { buildings } from '@furrow/creatures/buildings/index';
import { buildingAt, pastures, used } from '@furrow/creatures/farmyard';
import { ANIMALS, FIRST_ANIMAL, GOODS } from '@furrow/creatures/goods';
import { cellText } from '@furrow/creatures/notation';
import { animalsOf, roomOf } from '@furrow/creatures/room';
import type { Player, State } from '@furrow/creatures/state';
import { allCells, type Cells, columnOf, has, ROWS, rowOf } from '@furrow/farm/grid';
import { keepable } from '@furrow/farm/keep';
import { type Herd, mostOf, placeAnimals } from '@furrow/farm/standing';
import type { GameWords } from '@furrow/text/game-words';
import type { CellPicture, FarmPicture } from '../../protocol/farm';
import { amountOf } from './amounts';
import { cellsIn, edgesIn, herdsIn } from './grid';

const ANIMAL_GOODS = ANIMALS.map((_, type) => FIRST_ANIMAL + type);

/** A farm of All Creatures Big and Small; as many animals as possible stand on it, if not all find room. */
export function creaturesFarm(player: Player, words: GameWords<State>): FarmPicture {
  const { farm } = player;
  const areas = pastures(farm).slice();
  const room = roomOf(farm);
  const animals = animalsOf(player);
  const { kept, homeless } = mostOf(keepable(room, animals), animals, ANIMAL_GOODS);
  const amount = ({ good, count }: Herd) => amountOf(words, GOODS, good, count);
  return {
    rows: ROWS,
    columns: farm.columns,
    cells: cellsIn(allCells(farm.columns)).map((cell) => cellPicture(player, cell, areas, words)),
    fences: edgesIn(farm.bordersH, farm.bordersV),
    pastures: areas.map(cellsIn),
    herds: herdsIn(placeAnimals(roomOf(farm), kept, ANIMAL_GOODS), areas, amount),
    homeless: homeless.map(amount),
  };
}

function cellPicture(
  { farm }: Player,
  cell: number,
  areas: readonly Cells[],
  words: GameWords<State>,
): CellPicture {
  const id = buildings[buildingAt(farm, cell)]?.id;
  return {
    cell,
    row: rowOf(cell),
    column: columnOf(cell),
    name: cellText(farm, cell),
    kind: id === undefined ? 'empty' : 'building',
    used: has(used(farm), cell),
    title: id === undefined ? '' : words.title(id),
    ...(id !== undefined && { what: id }),
    trough: has(farm.troughs, cell),
    stable: false,
    pasture: areas.findIndex((area) => has(area, cell)),
  };
}
