import {
  gain,
  gainPer,
  majorOf,
  may,
  nextRounds,
  oneOf,
  pay,
  payActor,
  returning,
  seq,
} from '../../../effects/effect-words';
import { BUILDING_RESOURCES } from '../../../state/goods';
import { card } from '../../card';
import {
  accumulating,
  afterIUse,
  fieldPhaseHarvest,
  homeward,
  iBuildImprovement,
  iBuildRooms,
  iRenovateTo,
  iUse,
  LESSONS,
  on,
  othersUse,
  unoccupiedOf,
} from '../../listener';
import {
  all,
  atLeast,
  countSpaces,
  custom,
  exactly,
  grainEmptied,
  house,
  lyingOn,
  lyingThere,
  person,
  vegetablesEmptied,
} from '../../quantity';

/** The food providers of deck A that are occupations. */
export const foodProviderOccupations = [
  card('slurry-spreader', 'A106', {
    on: on(
      fieldPhaseHarvest,
      seq(gainPer({ food: 2 }, grainEmptied), gainPer({ food: 1 }, vegetablesEmptied)),
    ),
  }),
  card('catcher', 'A107', {
    on: [
      on(
        iUse(accumulating(...BUILDING_RESOURCES)),
        gain({ food: 1 }),
        all(exactly(5, lyingThere), exactly(1, person)),
      ),
      on(
        iUse(accumulating(...BUILDING_RESOURCES)),
        gain({ food: 1 }),
        all(exactly(4, lyingThere), exactly(2, person)),
      ),
      on(
        iUse(accumulating(...BUILDING_RESOURCES)),
        gain({ food: 1 }),
        all(exactly(3, lyingThere), exactly(3, person)),
      ),
    ],
  }),
  card('mushroom-collector', 'A108', {
    on: on(afterIUse(accumulating('wood')), returning({ wood: 1 }, gain({ food: 2 }))),
  }),
  card('small-trader', 'A109', {
    on: on(iBuildImprovement, gain({ food: 3 }), custom('minor-by-improvement')),
  }),
  card('roughcaster', 'A110', {
    on: [
      on(iBuildRooms, gain({ food: 3 }), house('clay')),
      on(iRenovateTo('stone', 'clay'), gain({ food: 3 })),
    ],
  }),
  card('wall-builder', 'A111', { on: on(iBuildRooms, may(nextRounds(4, { food: 1 }))) }),
  card('hollow-warden', 'A139', {
    play: may(majorOf(['fireplace-2', 'fireplace-3'])),
    on: on(iUse('hollow'), gain({ food: 1 })),
  }),
  card('shovel-bearer', 'A140', {
    on: [
      on(iUse('clay-pit'), gainPer({ food: 1 }, lyingOn('hollow'))),
      on(iUse('hollow'), gainPer({ food: 1 }, lyingOn('clay-pit'))),
    ],
  }),
  card('bohemian', 'A157', {
    on: on(homeward, gain({ food: 1 }), atLeast(1, countSpaces(unoccupiedOf(...LESSONS)))),
  }),
  card('culinary-artist', 'A158', {
    on: on(
      othersUse('traveling-players'),
      may(
        oneOf({
          grain: pay({ grain: 1 }, gain({ food: 4 })),
          sheep: pay({ sheep: 1 }, gain({ food: 5 })),
          vegetable: pay({ vegetable: 1 }, gain({ food: 7 })),
        }),
      ),
    ),
  }),
  card('joiner-of-the-sea', 'A159', {
    on: [
      on(othersUse('fishing'), payActor({ wood: 1 }, gain({ food: 2 }))),
      on(othersUse('reed-bank'), payActor({ wood: 1 }, gain({ food: 3 }))),
    ],
  }),
];
