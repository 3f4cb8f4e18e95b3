import type { State } from '@furrow/creatures/state';
import type { Features } from '../features';
import { allAnimals, animalsOfType } from './animals';
import { builtPieces, builtSpecials } from './built';
import { progressOf } from './clock';
import { supply } from './goods';
import type { Group } from './group';
import { keeping } from './keeping';
import { borders, expansions } from './land';
import { payable } from './payable';
import { ALL_WORKERS, SeatSight } from './seat-sight';
import { tempo } from './tempo';

const groups: readonly Group[] = [
  tempo,
  animalsOfType,
  allAnimals,
  keeping,
  expansions,
  borders,
  supply,
  payable,
  builtPieces,
  builtSpecials,
];

let sight: SeatSight | undefined;

/** What can be told of a seat in All Creatures Big and Small. */
export const creaturesFeatures: Features<State> = {
  names: groups.flatMap(({ names }) => names),
  progress: (state) => progressOf(state, ALL_WORKERS),
  read: (state, seat, into) => {
    sight ??= new SeatSight(state, seat);
    sight.see(state, seat);
    writeFeatures(sight, into);
  },
};

/** Writes the features of the seat that a sight has seen. */
export function writeFeatures(seen: SeatSight, into: Float64Array): void {
  let at = 0;
  for (let i = 0; i < groups.length; i++) {
    groups[i].write(seen, into, at);
    at += groups[i].names.length;
  }
}
