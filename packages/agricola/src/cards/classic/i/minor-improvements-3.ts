import {
  ANY,
  gain,
  gainPer,
  may,
  payOwner,
  points,
  reap,
  seq,
  trade,
  when,
} from '../../../effects/effect-words';
import { less } from '../../../payment/modifier';
import { ANIMALS } from '../../../state/goods';
import { card } from '../../card';
import {
  byOthers,
  feedingPhase,
  fieldPhaseEnds,
  fieldPhaseStarts,
  iCook,
  iGetOnSpace,
  iUse,
  offer,
  on,
  roundEnds,
  scoringStarts,
} from '../../listener';
import {
  allVegetables,
  animalsCooked,
  atLeast,
  custom,
  every,
  goods,
  grainFields,
  harvestRound,
  not,
  occupations,
  sum,
  vegetableFields,
} from '../../quantity';
import { LESS_REED } from '../less-reed';

/** The minor improvements of deck I from I91 to I104, and I337. */
export const minorImprovements3 = [
  card('ladder-2007', 'I91', { cost: { wood: 2 }, price: LESS_REED }),
  card('manure-2007', 'I92', {
    needs: atLeast(2, goods(...ANIMALS)),
    on: [
      on(roundEnds, may(reap('grain')), not(harvestRound)),
      on(roundEnds, may(reap('vegetable')), not(harvestRound)),
    ],
  }),
  card('milking-shed-2007', 'I93', {
    cost: { clay: 2, stone: 3 },
    points: 2,
    on: on(
      fieldPhaseStarts,
      seq(
        gainPer({ food: 1 }, every(5, { count: 'custom', name: 'sheep-of-all' })),
        gainPer({ food: 1 }, every(3, { count: 'custom', name: 'cattle-of-all' })),
      ),
    ),
  }),
  card('paved-road-2007', 'I94', {
    cost: { stone: 5 },
    points: 2,
    street: 3,
    score: { points: 2, when: custom('best-street') },
  }),
  card('fish-trap-2007', 'I95', {
    cost: { wood: 1 },
    on: [on(iUse('fishing'), gain({ food: 1 })), on(iGetOnSpace('reed'), gain({ food: 1 }))],
  }),
  card('reed-exchange-2007', 'I96', {
    cost: [{ wood: 2 }, { clay: 2 }],
    play: gain({ reed: 2 }),
  }),
  card('slaughterhouse-2007', 'I97', {
    cost: { clay: 2, stone: 2 },
    points: 2,
    on: on(byOthers(iCook()), gain({ food: 1 }), atLeast(1, animalsCooked)),
    feedsLast: true,
  }),
  card('schnaps-distillery-2007', 'I98', {
    cost: { vegetable: 1, stone: 2 },
    points: 2,
    on: on(feedingPhase, trade({ vegetable: 1 }, gain({ food: 4 }))),
    score: { steps: { 5: 1, 6: 2 }, of: allVegetables },
  }),
  card('straw-thatched-roof-2007', 'I99', {
    needs: atLeast(3, grainFields),
    points: 1,
    price: less({ reed: ANY }, 'room', 'renovation'),
  }),
  card('tavern-2007', 'I100', {
    cost: { wood: 2, stone: 2 },
    points: 2,
    space: {
      for: 'all',
      effect: gain({ food: 3 }),
      orOwner: points(2),
    },
  }),
  card('animal-feed-2007', 'I101', {
    needs: atLeast(4, sum(grainFields, vegetableFields)),
    on: on(
      scoringStarts,
      seq(
        when(atLeast(1, goods('sheep')), gain({ sheep: 1 })),
        when(atLeast(1, goods('boar')), gain({ boar: 1 })),
        when(atLeast(1, goods('cattle')), gain({ cattle: 1 })),
      ),
    ),
  }),
  card('wildlife-reserve-2007', 'I102', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    points: 1,
    holds: { count: 1, each: true },
  }),
  card('water-mill-2007', 'I103', {
    cost: { wood: 1, clay: 2, reed: 1, stone: 2 },
    points: 2,
    on: [
      on(fieldPhaseEnds, trade({ grain: 1 }, gain({ food: 3 }))),
      offer(byOthers(fieldPhaseEnds), trade({ grain: 1 }, seq(gain({ food: 3 }), payOwner({ food: 1 })))),
    ],
  }),
  card('weekly-market-2007', 'I104', {
    cost: { grain: 3 },
    play: gain({ vegetable: 2 }),
  }),
  card('clay-deposit-2007', 'I337', {
    needs: atLeast(3, occupations),
    space: {
      for: 'all',
      effect: gain({ clay: 5 }),
      orOwner: points(2),
      toll: { food: 1 },
    },
  }),
];
