import { gain, may, payPer, trade } from '../../../effect';
import { card } from '../../card';
import { beforeHarvest, iUse, on, roundEnds } from '../../listener';
import { exactly, missing, pastures, round } from '../../quantity';

/** The livestock providers of deck A. */
export const livestockProvider = [
  card('young-animal-market', 'A9', {
    cost: { sheep: 1 },
    play: gain({ cattle: 1 }),
  }),
  card('animal-dealer', 'A147', {
    on: [
      on(iUse('sheep-market'), trade({ food: 1 }, gain({ sheep: 1 }))),
      on(iUse('pig-market'), trade({ food: 1 }, gain({ boar: 1 }))),
      on(iUse('cattle-market'), trade({ food: 1 }, gain({ cattle: 1 }))),
    ],
  }),
  card('pig-breeder', 'A165', {
    play: gain({ boar: 1 }),
    on: on(roundEnds, { do: 'breed', of: 'boar' }, exactly(12, round)),
  }),
  card('haydryer', 'A166', {
    on: on(beforeHarvest, may(payPer({ food: 1 }, missing(4, pastures), gain({ cattle: 1 })))),
  }),
];
