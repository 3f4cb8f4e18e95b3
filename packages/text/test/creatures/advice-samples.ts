import { STABLE, STALL } from '@furrow/creatures/buildings/index';
import { goodNumber } from '@furrow/creatures/goods';
import type { CreaturesMerit } from '@furrow/text/advice/creatures';
import type { Samples } from '../samples';
import { numberOf } from './named';

const [WOOD, REED] = [goodNumber('wood'), goodNumber('reed')];
const ANIMALS = [goodNumber('sheep'), goodNumber('pig'), goodNumber('cow'), goodNumber('horse')];

/** What may speak for an answer, every kind. */
export const merits: Samples<CreaturesMerit, 'merit'> = {
  takes: [
    { merit: 'takes', goods: [[WOOD, 3]] },
    {
      merit: 'takes',
      goods: [
        [WOOD, 1],
        [REED, 1],
      ],
    },
  ],
  towards: ANIMALS.map((animal, i) => ({ merit: 'towards', animal, have: 1 + (i % 3), need: 4 })),
  enough: ANIMALS.map((animal, i) => ({ merit: 'enough', animal, have: 4 + i, points: 3 })),
  bonus: ANIMALS.map((animal, i) => ({ merit: 'bonus', animal, have: 8, points: 1 + (i % 2) })),
  breeds: [
    { merit: 'breeds', animals: ANIMALS.slice(0, 1) },
    { merit: 'breeds', animals: ANIMALS.slice(1, 4) },
  ],
  room: [1, 4].map((room) => ({ merit: 'room', room })),
  expands: [1, 2].map((expansions) => ({ merit: 'expands', expansions })),
  builds: [
    { merit: 'builds', building: STALL, count: 1 },
    { merit: 'builds', building: STALL, count: 2 },
    { merit: 'builds', building: STABLE, count: 1 },
    { merit: 'builds', building: STABLE, count: 3 },
    { merit: 'builds', building: numberOf('shelter'), count: 1 },
  ],
  pastures: [1, 2].map((pastures) => ({ merit: 'pastures', pastures })),
  borders: [1, 3].map((borders) => ({ merit: 'borders', borders })),
  troughs: [1, 2].map((troughs) => ({ merit: 'troughs', troughs })),
  pays: [STALL, numberOf('shelter'), numberOf('large-extension')].map((building) => ({
    merit: 'pays',
    building,
  })),
  fills: [{ merit: 'fills', points: 4 }],
  starts: [{ merit: 'starts' }],
};
