import type { Amounts } from '@furrow/farm/goods';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { FIRST_ANIMAL } from '../goods';
import { animalsFit, animalsOf, roomLook } from '../room';
import type { State } from '../state';

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
  for (const [good] of price) if (good >= FIRST_ANIMAL) return true;
  return false;
}
