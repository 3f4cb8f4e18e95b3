import {
  discardCrops,
  gain,
  gainPer,
  gainThat,
  may,
  once,
  oneOf,
  pay,
  payPer,
  returning,
  trade,
} from '../../../effects/effect-words';
import { card } from '../../card';
import {
  accumulating,
  afterIUse,
  beforeHarvest,
  homeward,
  iFence,
  iUse,
  LESSONS,
  notYet,
  on,
  roundEnds,
  settled,
} from '../../listener';
import {
  all,
  atLeast,
  done,
  exactly,
  fields,
  harvestRound,
  missing,
  newLargePastures,
  not,
  pastures,
  round,
} from '../../quantity';

/** One type of animals breeds. */
const breedOne = oneOf({
  sheep: { do: 'breed', of: 'sheep' },
  boar: { do: 'breed', of: 'boar' },
  cattle: { do: 'breed', of: 'cattle' },
});

/** The livestock providers of deck A. */
export const livestockProvider = [
  card('young-animal-market', 'A9', {
    cost: { sheep: 1 },
    play: gain({ cattle: 1 }),
  }),
  card('shepherds-crook', 'A83', {
    cost: { wood: 1 },
    on: on(iFence, gainPer({ sheep: 2 }, newLargePastures)),
  }),
  card('silage', 'A84', {
    needs: atLeast(2, fields),
    on: on(
      homeward,
      may(oneOf({ supply: pay({ grain: 1 }, breedOne), field: discardCrops(1, 'grain', breedOne) })),
      not(harvestRound),
    ),
  }),
  card('animal-dealer', 'A147', {
    on: on(iUse(accumulating('sheep', 'boar', 'cattle')), trade({ food: 1 }, gainThat)),
  }),
  card('pig-breeder', 'A165', {
    play: gain({ boar: 1 }),
    on: on(roundEnds, { do: 'breed', of: 'boar' }, exactly(12, round)),
  }),
  card('haydryer', 'A166', {
    on: on(beforeHarvest, may(payPer({ food: 1 }, missing(4, pastures), gain({ cattle: 1 })))),
  }),
  card('breeder-buyer', 'A167', {
    on: [
      on(settled, once('turn', gain({ sheep: 1 })), all(done('woodRooms'), done('stables'))),
      on(settled, once('turn', gain({ boar: 1 })), all(done('clayRooms'), done('stables'))),
      on(settled, once('turn', gain({ cattle: 1 })), all(done('stoneRooms'), done('stables'))),
    ],
  }),
  card('wood-worker', 'A164', {
    on: on(iUse(accumulating('wood')), returning({ wood: 1 }, gain({ sheep: 1 }))),
  }),
  card('animal-teacher', 'A168', {
    on: on(
      notYet(afterIUse(...LESSONS)),
      may(
        oneOf({
          sheep: gain({ sheep: 1 }),
          boar: pay({ food: 1 }, gain({ boar: 1 })),
          cattle: pay({ food: 2 }, gain({ cattle: 1 })),
        }),
      ),
    ),
  }),
];
