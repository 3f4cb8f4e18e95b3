import { centerStable, palisadesOf } from '@furrow/agricola/farm/farm-cards';
import { COLUMNS, pastures, used } from '@furrow/agricola/farm/farmyard';
import { rimEdges } from '@furrow/agricola/farm/palisades';
import {
  animalsOf,
  keepableAnimals,
  pastureCapacity,
  type RoomLook,
  roomWith,
} from '@furrow/agricola/farm/room';
import { CLAY, GRAIN, STONE, VEGETABLE, WOOD } from '@furrow/agricola/state/goods';
import { sourceOfCard } from '@furrow/agricola/state/source';
import type { Farm } from '@furrow/agricola/state/state';
import { type Cell, has, lowest } from '@furrow/farm/grid';
import { type Herd, type Holder, mostOf, placeAnimals } from '@furrow/farm/standing';
import type { TablePhrases } from '@furrow/text/agricola/phrases';
import type { CellContent, FarmPicture } from './farm-picture';
import type { Pen } from './pen';

/** What a house is made of, as goods. */
const MATERIALS = [WOOD, CLAY, STONE];

/** A farmyard of Agricola, and who stands on the cards that hold animals. */
export interface AgricolaFarm extends FarmPicture {
  onCard(card: number): Holder | undefined;
}

/** What stands where on a farmyard of Agricola; as many animals as possible, if not all find room. */
export function agricolaFarm(look: RoomLook, table: TablePhrases, pen: Pen): AgricolaFarm {
  const player = look.state.players[look.seat];
  const { farm } = player;
  const animals = animalsOf(player);
  const { kept, homeless } = mostOf(keepableAnimals(look, animals), animals, pen.animals);
  const standing = placeAnimals(roomWith(look, kept), kept, pen.animals);
  const areas = pastures(farm).slice();
  const empty = new Map(
    areas.map((area) => [lowest(area), { herds: [], capacity: pastureCapacity(player, area) }]),
  );
  const inside = areas.reduce((all, area) => all | area, 0);
  const inUse = used(farm);
  const holderAt = (cell: Cell): Holder | undefined => standing.get(cell) ?? empty.get(cell);
  return {
    columns: COLUMNS,
    firstColumn: 1,
    fencesH: farm.fencesH,
    fencesV: farm.fencesV,
    palisades: rimEdges(palisadesOf(player)),
    cornerSign: { cells: centerStable(player), sign: stableSign(pen) },
    pastures: areas,
    homeless,
    onCard: (card) => standing.get(sourceOfCard(card)),
    cell: (cell) => {
      if (has(farm.rooms, cell)) return roomCell(farm, holderAt(cell), table, pen);
      const crops = cropsOn(farm, cell);
      if (has(farm.fields, cell)) return { used: true, name: table.field, crops };
      const stable = has(farm.stables, cell);
      const fenced = has(inside, cell);
      return {
        used: has(inUse, cell),
        name: stable && !fenced ? table.stable : undefined,
        sign: stable && fenced ? stableSign(pen) : undefined,
        holder: holderAt(cell),
        crops,
      };
    },
  };
}

/** A stable where there is no room for its name. */
function stableSign({ ascii }: Pen): string {
  return ascii ? 'n' : '∩';
}

/** A room shows the animal that lives in the house, or what it is made of. */
function roomCell(farm: Farm, holder: Holder | undefined, { room }: TablePhrases, pen: Pen): CellContent {
  const pet = holder !== undefined && holder.herds.length > 0 ? holder : undefined;
  const [, ...material] = pen.words.good(MATERIALS[farm.house], 1).split(' ');
  return { used: true, name: room, note: material.join(' '), holder: pet };
}

/** The crops on a space, on a field or in a pasture that was sown; grain lies above vegetables. */
function cropsOn({ grain, vegetables }: Farm, cell: Cell): Herd[] {
  return [
    { good: GRAIN, count: grain[cell] },
    { good: VEGETABLE, count: vegetables[cell] },
  ].filter(({ count }) => count > 0);
}
