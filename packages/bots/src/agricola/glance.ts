import { majorsOf } from '@furrow/agricola/boards/majors';
import { ENTRY } from '@furrow/agricola/spaces/coming';
import type { State } from '@furrow/agricola/state/state';
import type { Course } from './course';

/** So many numbers at most say everything about a seat without hand cards. */
const ROOM = 160;

/** Remembers everything that can be seen of one seat without hand cards, to tell quickly whether it has changed. */
export class Glance {
  private readonly numbers = new Int32Array(ROOM).fill(-1);
  private at = 0;
  private changed = false;

  /** Whether anything is different from the last time; it is remembered. `course` has looked at the same seat. */
  look(state: State, seat: number, course: Course): boolean {
    const { goods, farm, coming, people, newborns, home, begging } = state.players[seat];
    this.at = 0;
    this.changed = false;
    this.takeAll(goods, goods.length);
    this.take(farm.rooms | (farm.house << 16));
    this.take(farm.fields | (farm.stables << 16));
    this.take(farm.fencesH);
    this.take(farm.fencesV);
    if (farm.fields !== 0) {
      this.takeAll(farm.grain, farm.grain.length);
      this.takeAll(farm.vegetables, farm.vegetables.length);
    }
    this.take(people | (newborns << 4) | (home << 8) | (begging << 12));
    this.take(majorsOf(state, seat));
    this.take(momentOf(state, seat, course));
    this.take(coming.length);
    this.takeAll(coming, Math.min(coming.length, ENTRY * (ROOM >> 3)));
    return this.changed;
  }

  private take(number: number): void {
    const { numbers, at } = this;
    if (numbers[at] !== number) {
      numbers[at] = number;
      this.changed = true;
    }
    this.at = at + 1;
  }

  private takeAll(list: readonly number[], count: number): void {
    for (let i = 0; i < count; i++) this.take(list[i]);
  }
}

/** When it is, as far as it matters to a seat. */
function momentOf(
  { starter, leads }: State,
  seat: number,
  { round, turn, reaped, fed, bred }: Course,
): number {
  return (
    round |
    (turn === seat ? 1 << 8 : 0) |
    (starter === seat ? 1 << 9 : 0) |
    (leads === seat ? 1 << 10 : 0) |
    (reaped ? 1 << 11 : 0) |
    (fed ? 1 << 12 : 0) |
    (bred ? 1 << 13 : 0)
  );
}
