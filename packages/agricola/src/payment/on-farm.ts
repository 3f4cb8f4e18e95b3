import type { Amounts } from '@furrow/farm/goods';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { animalsFit, animalsOf, roomLook } from '../farm/room';
import { FIRST_ANIMAL } from '../state/goods';
import type { State } from '../state/state';

/**
 * AG-R1426: animals are paid from the farm. Those that were just taken can be paid only if they find room beside the
 * animals of the other types.
 */
export function isOnFarm(run: Run<State>, seat: Seat, price: Amounts): boolean {
  if (!hasAnimals(price)) return true;
  const standing = animalsOf(run.state.players[seat]);
  for (const [good, n] of price) if (good >= FIRST_ANIMAL) standing[good - FIRST_ANIMAL] = n;
  return animalsFit(roomLook(run, seat), standing);
}

/** Whether a price has animals. */
export function hasAnimals(price: Amounts): boolean {
  for (const part of price) if (part[0] >= FIRST_ANIMAL) return true;
  return false;
}
