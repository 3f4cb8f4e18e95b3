import { ANIMALS } from '@furrow/creatures/goods';
import { ENOUGH } from './bonus';
import type { Group } from './group';

const TYPES = ANIMALS.length;
/** A holder for more animals than this is worth no more. */
const MOST = 13;
const MOST_FREE = 10;
const MOST_FREE_IN_ONE = 6;

/** Room for animals: every type needs a holder of its own, so the sizes of the largest four count one by one. */
export const keeping: Group = {
  names: [
    'largest holder',
    'second holder',
    'third holder',
    'fourth holder',
    'further holders',
    'holders for four',
    'single places',
    'own places',
    'free holders',
    'largest free holder',
    'free places',
  ],
  write: ({ room, now }, into, at) => {
    const { sizes, choosers, dedicated } = room;
    const singles = room.pools[room.every];
    let sum = singles;
    let fours = 0;
    let further = 0;
    for (let i = 0; i < TYPES; i++) into[at + i] = 0;
    for (let i = 0; i < choosers; i++) {
      const size = sizes[i] < MOST ? sizes[i] : MOST;
      sum += size;
      if (i >= TYPES) further += size;
      else into[at + i] = size;
      if (size >= ENOUGH) fours++;
    }
    let own = 0;
    for (let type = 0; type < TYPES; type++) own += dedicated[type];
    into[at + 4] = further;
    into[at + 5] = fours < TYPES ? fours : TYPES;
    into[at + 6] = singles;
    into[at + 7] = own;
    into[at + 8] = now.freeHolders < TYPES ? now.freeHolders : TYPES;
    into[at + 9] = Math.min(now.largestFree, MOST_FREE_IN_ONE);
    into[at + 10] = Math.max(0, Math.min(sum + own - now.total, MOST_FREE));
  },
};
