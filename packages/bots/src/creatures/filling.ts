import { ANIMALS } from '@furrow/creatures/goods';
import type { Room } from '@furrow/farm/room';

const TYPES = ANIMALS.length;

/**
 * A quick estimate of how many animals find room. The type with most animals left goes into the smallest holder that
 * takes them all, or into the largest there is; what is still left goes into places for single animals, few before many.
 */
export class Filling {
  /** How many of each type find room. */
  readonly kept = new Int32Array(TYPES);
  /** How many find room in all. */
  total = 0;
  /** The holders for several animals that stay empty, and the size of the largest of them. */
  freeHolders = 0;
  largestFree = 0;
  /** How many places that a type has for itself stay empty. */
  private readonly slack = new Int32Array(TYPES);
  private readonly left = new Int32Array(TYPES);
  /** The holders in use, by their place among the sizes, and the places for single animals that stay empty. */
  private used = 0;
  private singles = 0;

  /** Fills the room with so many animals of each type. */
  fill(room: Room, wanted: ArrayLike<number>): void {
    const { left, kept, slack } = this;
    this.used = 0;
    this.freeHolders = room.choosers;
    this.singles = room.pools[room.every];
    let rest = 0;
    for (let type = 0; type < TYPES; type++) {
      const more = wanted[type] - room.dedicated[type];
      left[type] = more > 0 ? more : 0;
      slack[type] = more < 0 ? -more : 0;
      kept[type] = wanted[type];
      rest += left[type];
    }
    this.place(room, rest);
  }

  /** Goes on from another filling of the room with more animals; those that have found room stay. */
  grow(room: Room, from: Filling, wanted: ArrayLike<number>): void {
    const { left, kept, slack } = this;
    this.used = from.used;
    this.freeHolders = from.freeHolders;
    this.singles = from.singles;
    let rest = 0;
    for (let type = 0; type < TYPES; type++) {
      const more = wanted[type] - from.kept[type] - from.slack[type];
      left[type] = more > 0 ? more : 0;
      slack[type] = more < 0 ? -more : 0;
      kept[type] = wanted[type];
      rest += left[type];
    }
    this.place(room, rest);
  }

  private place(room: Room, animals: number): void {
    const { left, kept } = this;
    let rest = this.useHolders(room, animals);
    while (rest > 0 && this.singles > 0) {
      const type = fewest(left);
      const taken = Math.min(left[type], this.singles);
      left[type] -= taken;
      this.singles -= taken;
      rest -= taken;
    }
    this.total = 0;
    for (let type = 0; type < TYPES; type++) {
      kept[type] -= left[type];
      this.total += kept[type];
    }
  }

  /** Fills the holders for several animals until the rest finds room in those for single ones. */
  private useHolders({ sizes, choosers }: Room, animals: number): number {
    const { left, slack } = this;
    let rest = animals;
    let first = this.firstFree(0);
    while (rest > this.singles && this.freeHolders > 0) {
      const type = most(left);
      const need = left[type];
      let best = first;
      for (let at = first + 1; at < choosers && sizes[at] >= need; at++)
        if (((this.used >> at) & 1) === 0) best = at;
      this.used |= 1 << best;
      this.freeHolders--;
      const size = sizes[best];
      left[type] = size < need ? need - size : 0;
      slack[type] += size > need ? size - need : 0;
      rest -= size < need ? size : need;
      first = this.firstFree(first);
    }
    this.largestFree = this.freeHolders > 0 ? sizes[first] : 0;
    return rest;
  }

  private firstFree(from: number): number {
    let at = from;
    while ((this.used >> at) & 1) at++;
    return at;
  }
}

function most(numbers: Int32Array): number {
  let best = 0;
  for (let i = 1; i < numbers.length; i++) if (numbers[i] > numbers[best]) best = i;
  return best;
}

/** The place of the smallest number that is not 0. */
function fewest(numbers: Int32Array): number {
  let best = -1;
  for (let i = 0; i < numbers.length; i++)
    if (numbers[i] > 0 && (best < 0 || numbers[i] < numbers[best])) best = i;
  return best;
}
