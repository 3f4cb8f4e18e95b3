import {
  gain,
  gainOne,
  may,
  oneOf,
  pay,
  reap,
  roundsLater,
  sow,
  sowFields,
  trade,
} from '../../../effects/effect-words';
import { card } from '../../card';
import {
  accumulating,
  afterAnyoneUses,
  afterOthersUse,
  fieldPhaseEnds,
  homeward,
  iFence,
  iTakeUnlimitedSow,
  iUse,
  iUseNewSpaces,
  on,
  othersUse,
  roundEnds,
} from '../../listener';
import {
  asManyAsRound,
  atLeast,
  atMost,
  built,
  custom,
  exactly,
  fields,
  fieldTiles,
  goods,
  harvestRound,
  improvements,
  not,
  occupations,
  occupied,
  pastures,
  round,
  taken,
  unplantedFields,
} from '../../quantity';

/** The crop providers of deck A. */
export const cropProvider = [
  card('food-basket', 'A8', {
    cost: { reed: 1 },
    needs: [atLeast(2, occupations), atLeast(2, improvements)],
    play: gain({ grain: 1, vegetable: 1 }),
  }),
  card('seed-pellets', 'A65', {
    needs: atLeast(3, fields),
    on: on(iTakeUnlimitedSow, gain({ grain: 1 })),
  }),
  card('feeding-dish', 'A66', {
    cost: { wood: 1 },
    on: [
      on(iUse(accumulating('sheep')), gain({ grain: 1 }), atLeast(1, goods('sheep'))),
      on(iUse(accumulating('boar')), gain({ grain: 1 }), atLeast(1, goods('boar'))),
      on(iUse(accumulating('cattle')), gain({ grain: 1 }), atLeast(1, goods('cattle'))),
    ],
  }),
  card('corn-scoop', 'A67', { cost: { wood: 1 }, on: on(iUse('grain-seeds'), gain({ grain: 1 })) }),
  card('asparagus-gift', 'A68', {
    needs: atLeast(1, unplantedFields),
    on: on(iFence, gain({ vegetable: 1 }), asManyAsRound(built)),
  }),
  card('large-greenhouse', 'A69', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    play: roundsLater({ vegetable: 1 }, 4, 7, 9),
  }),
  card('lifting-machine', 'A70', {
    cost: { wood: 1 },
    needs: atLeast(3, fields),
    on: on(roundEnds, may({ do: 'reap', crop: 'vegetable', fields: 1 }), not(harvestRound)),
  }),
  card('calcium-fertilizers', 'A72', {
    needs: exactly(0, fieldTiles),
    on: on(iUse('western-quarry', 'eastern-quarry'), { do: 'addCrops' }),
  }),
  card('agricultural-fertilizers', 'A73', {
    needs: atLeast(1, pastures),
    on: on(iUseNewSpaces(2), may(sow)),
  }),
  card('scythe-worker', 'A112', {
    play: gain({ grain: 1 }),
    on: on(fieldPhaseEnds, may(reap('grain'))),
  }),
  card('seasonal-worker', 'A114', {
    on: [
      on(iUse('day-laborer'), gain({ grain: 1 }), atMost(5, round)),
      on(iUse('day-laborer'), gainOne('grain', 'vegetable'), atLeast(6, round)),
    ],
  }),
  card('chief-forester', 'A115', {
    on: on(iUse(accumulating('wood')), may(sowFields(1))),
  }),
  card('turnip-farmer', 'A141', {
    on: on(homeward, gain({ vegetable: 1 }), occupied('day-laborer', 'grain-seeds')),
  }),
  card('cordmaker', 'A142', {
    on: on(
      afterAnyoneUses('reed-bank'),
      may(oneOf({ grain: gain({ grain: 1 }), vegetable: pay({ food: 2 }, gain({ vegetable: 1 })) })),
      atLeast(2, taken),
    ),
  }),
  card('lutenist', 'A160', {
    on: [
      on(othersUse('traveling-players'), gain({ food: 1, wood: 1 })),
      on(afterOthersUse('traveling-players'), trade({ food: 2 }, gain({ vegetable: 1 }))),
    ],
  }),
  card('patch-caretaker', 'A161', {
    on: on(iUse(accumulating()), gain({ vegetable: 1 }), custom('another-of-that-good')),
  }),
];
