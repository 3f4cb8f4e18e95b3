import type { Cell } from './grid';
import { arrangeLiked, type Wish } from './liked';
import { FORM, holders, type Room, shareOf } from './room';

/** Some animals of one type; the game says which good they are. */
export interface Herd {
  readonly good: number;
  readonly count: number;
}

/** Who stands in a holder of animals, and how many there may be. */
export interface Holder {
  readonly herds: readonly Herd[];
  readonly capacity: number;
}

/** Which animals stand where, by the cell at which their holder is labelled. */
export type Standing = ReadonlyMap<Cell, Holder>;

/**
 * Places animals that find room all together, as they are liked to stand; `goods` are the numbers of their types as goods.
 */
export function placeAnimals(
  room: Room,
  animals: readonly number[],
  goods: readonly number[],
  wishes: readonly Wish[] = [],
): Standing {
  const stands = arrangeLiked(room, animals, wishes)?.stands ?? [];
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

/** Of several rooms, each made when it is called, the one in which the first wishes come true. */
export function likedRoom(
  rooms: readonly (() => Room)[],
  animals: readonly number[],
  wishes: readonly Wish[],
): Room {
  const merits = rooms.map((make) =>
    (arrangeLiked(make(), animals, wishes)?.granted ?? []).reduce((sum, at) => sum + 2 ** -at, 0),
  );
  return rooms[merits.indexOf(Math.max(...merits))]();
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
