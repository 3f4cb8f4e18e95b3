import { buildings } from '@furrow/creatures/buildings/index';
import type { State } from '@furrow/creatures/state';
import type { Seat } from '@furrow/kernel/seat';
import { creaturesFeatures, writeFeatures } from './features';
import { canBuild } from './payable';
import { SeatSight } from './seat-sight';

/** A seat as a network looks at it: the numbers by which the linear evaluation goes, and what each building on offer asks for. */
export class SeatLook {
  readonly sight: SeatSight;
  readonly numbers = new Float64Array(creaturesFeatures.names.length);
  /** Whether the seat could pay and place each building on offer. */
  readonly payable = new Uint8Array(buildings.length);

  constructor(state: State) {
    this.sight = new SeatSight(state, 0);
  }

  look(state: State, seat: Seat): void {
    const { sight, payable } = this;
    sight.see(state, seat);
    writeFeatures(sight, this.numbers);
    payable.fill(0);
    const { offer } = state;
    for (let i = 0; i < offer.length; i++) if (canBuild(sight, offer[i])) payable[offer[i]] = 1;
  }
}
