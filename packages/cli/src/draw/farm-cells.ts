import { buildings } from '@furrow/creatures/buildings/index';
import { buildingAt, pastures, used } from '@furrow/creatures/farmyard';
import { ANIMALS, FIRST_ANIMAL } from '@furrow/creatures/goods';
import { animalsOf, roomOf } from '@furrow/creatures/room';
import type { Farm, Player } from '@furrow/creatures/state';
import { arrange } from '@furrow/farm/arrange';
import type { Cell, Cells } from '@furrow/farm/grid';
import { keepable } from '@furrow/farm/keep';
import { FORM, holders, shareOf } from '@furrow/farm/room';

/** Animals of a type, by its number as a good. */
export interface Herd {
  readonly good: number;
  readonly count: number;
}

/** What stands on one cell of a farm. */
export interface CellContent {
  /** The building's id. */
  readonly building: string | undefined;
  readonly trough: boolean;
  readonly used: boolean;
  /** If a holder of animals is labelled here: who stands in it and how many there may be. */
  readonly holder: { readonly herds: readonly Herd[]; readonly capacity: number } | undefined;
}

/** A farm as it is drawn: its cells, its pastures, and the animals that have no place. */
export interface FarmPicture {
  readonly farm: Farm;
  readonly pastures: readonly Cells[];
  cell(cell: Cell): CellContent;
  readonly homeless: readonly Herd[];
}

/** Finds a place for every animal and says what stands where. */
export function pictureOf(player: Player): FarmPicture {
  const { farm } = player;
  const { standing, homeless } = placeAnimals(player);
  const inUse = used(farm);
  return {
    farm,
    pastures: pastures(farm),
    homeless,
    cell: (cell) => ({
      building: buildings[buildingAt(farm, cell)]?.id,
      trough: ((farm.troughs >> cell) & 1) === 1,
      used: ((inUse >> cell) & 1) === 1,
      holder: standing.get(cell),
    }),
  };
}

type Standing = Map<Cell, { herds: Herd[]; capacity: number }>;

/** Who stands in which holder; as many as possible, if not all find room. */
function placeAnimals(player: Player): { standing: Standing; homeless: Herd[] } {
  const room = roomOf(player.farm);
  const all = animalsOf(player);
  const most = keepable(room, all).reduce((best, kept) => (sum(kept) > sum(best) ? kept : best));
  const stands = arrange(room, most) ?? [];
  const standing: Standing = new Map();
  holders(room).forEach((cell, index) => {
    const capacity = room.forms[index] === FORM.each ? sum(shareOf(room, index)) : room.caps[index];
    const { herds, capacity: before } = standing.get(cell) ?? { herds: [], capacity: 0 };
    standing.set(cell, { herds: [...herds, ...herdsOf(stands[index] ?? [])], capacity: before + capacity });
  });
  return { standing, homeless: herdsOf(all.map((count, type) => count - most[type])) };
}

function herdsOf(counts: readonly number[]): Herd[] {
  return ANIMALS.map((_, type) => ({ good: FIRST_ANIMAL + type, count: counts[type] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
