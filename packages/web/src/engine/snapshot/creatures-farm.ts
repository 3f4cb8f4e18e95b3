import type { Building } from '@furrow/creatures/building';
import { buildings } from '@furrow/creatures/buildings/index';
import { buildingAt, pastures, used } from '@furrow/creatures/farmyard';
import { ANIMALS, FIRST_ANIMAL, GOODS } from '@furrow/creatures/goods';
import { WORKERS } from '@furrow/creatures/kinds/work';
import { cellText } from '@furrow/creatures/notation';
import { animalsOf, roomOf } from '@furrow/creatures/room';
import type { Farm, State } from '@furrow/creatures/state';
import { allCells, type Cells, columnOf, count, has, ROWS, rowOf } from '@furrow/farm/grid';
import { keepable } from '@furrow/farm/keep';
import { type Herd, mostOf, placeAnimals } from '@furrow/farm/standing';
import type { Seat } from '@furrow/kernel/seat';
import type { GameWords } from '@furrow/text/game-words';
import type { CellPicture, FarmPicture, PersonPicture } from '../../protocol/farm';
import type { Look } from '../family';
import { amountOf } from './amounts';
import { cellsIn, edgesIn, herdsIn } from './grid';
import { buildingLook, buildingSigns } from './signs';

const ANIMAL_GOODS = ANIMALS.map((_, type) => FIRST_ANIMAL + type);

/** A farm of All Creatures Big and Small; as many animals as possible stand on it, if not all find room. */
export function creaturesFarm({ state, words, likings }: Look<State>, seat: Seat): FarmPicture {
  const player = state.players[seat];
  const { farm } = player;
  const areas = pastures(farm).slice();
  const animals = animalsOf(player);
  const { kept, homeless } = mostOf(keepable(roomOf(farm), animals), animals, ANIMAL_GOODS);
  const amount = ({ good, count: many }: Herd) => amountOf(words, GOODS, good, many);
  return {
    seat,
    rows: ROWS,
    columns: farm.columns,
    left: farm.left,
    cells: cellsIn(allCells(farm.columns)).map((cell) => cellPicture(farm, cell, areas, words)),
    fences: edgesIn(farm.bordersH, farm.bordersV),
    pastures: areas.map(cellsIn),
    herds: herdsIn(placeAnimals(roomOf(farm), kept, ANIMAL_GOODS, likings?.get(seat)), areas, amount),
    homeless: homeless.map(amount),
    people: workersAtHome(farm, WORKERS - count(state.placed[seat])),
    begging: 0,
    tokens: [],
  };
}

/** Workers live in the Cottage, or in what has been built over it. */
function workersAtHome(farm: Farm, home: number): PersonPicture[] {
  const cells = cellsIn(allCells(farm.columns));
  const lives = cells.find((cell) => isHome(buildings[buildingAt(farm, cell)])) ?? cells[0];
  return Array.from({ length: home }, () => ({ cell: lives, newborn: false }));
}

function isHome(building: Building | undefined): boolean {
  return building?.id === 'cottage' || building?.over === 'cottage';
}

function cellPicture(
  farm: Farm,
  cell: number,
  areas: readonly Cells[],
  words: GameWords<State>,
): CellPicture {
  const building: Building | undefined = buildings[buildingAt(farm, cell)];
  return {
    cell,
    row: rowOf(cell),
    column: columnOf(cell),
    name: cellText(farm, cell),
    kind: building === undefined ? 'empty' : 'building',
    used: has(used(farm), cell),
    title: building === undefined ? '' : words.title(building.id),
    ...(building !== undefined && {
      what: building.id,
      look: buildingLook(building),
      signs: buildingSigns(building),
    }),
    crops: [],
    trough: has(farm.troughs, cell),
    stable: false,
    pasture: areas.findIndex((area) => has(area, cell)),
  };
}
