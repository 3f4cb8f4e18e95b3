import { arrange } from '@furrow/farm/arrange';
import type { Edge } from '@furrow/farm/edges';
import type { Cell, Cells } from '@furrow/farm/grid';
import { FORM, holders, type Room, shareOf } from '@furrow/farm/room';
import type { Herd } from './pen';

/** Who stands in a holder of animals, and how many there may be. */
export interface Holder {
  readonly herds: readonly Herd[];
  readonly capacity: number;
}

/** What stands on one cell of a farm. */
export interface CellContent {
  readonly used: boolean;
  /** What it is called, if it has a name. */
  readonly name?: string | undefined;
  /** What is said below the name, unless animals stand there. */
  readonly note?: string | undefined;
  /** What grows there, the topmost crop first. */
  readonly crops?: readonly Herd[] | undefined;
  /** A sign in the corner: what else stands there. */
  readonly sign?: string | undefined;
  /** If a holder of animals is labelled here. */
  readonly holder?: Holder | undefined;
}

/** A farm as it is drawn: its cells, its pastures, and the animals that have no place. */
export interface FarmPicture {
  readonly columns: number;
  /** The number of the first column. */
  readonly firstColumn: number;
  /** Fences on horizontal and on vertical edges. */
  readonly fencesH: number;
  readonly fencesV: number;
  /** Which of them are no fences, but stand in their place. */
  readonly palisades?: readonly Edge[];
  /** Cells of which the lower right corner has a sign, and the sign. */
  readonly cornerSign?: { readonly cells: Cells; readonly sign: string };
  readonly pastures: readonly Cells[];
  cell(cell: Cell): CellContent;
  readonly homeless: readonly Herd[];
}

/** Which animals stand where, by the cell at which their holder is labelled. */
export type Standing = ReadonlyMap<Cell, Holder>;

/** Places animals that find room all together; `goods` are the numbers of their types as goods. */
export function placeAnimals(room: Room, animals: readonly number[], goods: readonly number[]): Standing {
  const stands = arrange(room, animals) ?? [];
  const standing = new Map<Cell, Holder>();
  holders(room).forEach((cell, index) => {
    const capacity = room.forms[index] === FORM.each ? sum(shareOf(room, index)) : room.caps[index];
    const { herds, capacity: before } = standing.get(cell) ?? { herds: [], capacity: 0 };
    standing.set(cell, {
      herds: [...herds, ...herdsOf(stands[index] ?? [], goods)],
      capacity: before + capacity,
    });
  });
  return standing;
}

/** The way to keep the most animals, and those that are left over. */
export function mostOf(
  ways: readonly (readonly number[])[],
  animals: readonly number[],
  goods: readonly number[],
): { readonly kept: readonly number[]; readonly homeless: readonly Herd[] } {
  const kept = ways.reduce((best, way) => (sum(way) > sum(best) ? way : best));
  const left = animals.map((count, type) => count - kept[type]);
  return { kept, homeless: herdsOf(left, goods) };
}

function herdsOf(counts: readonly number[], goods: readonly number[]): Herd[] {
  return goods.map((good, type) => ({ good, count: counts[type] ?? 0 })).filter(({ count }) => count > 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
