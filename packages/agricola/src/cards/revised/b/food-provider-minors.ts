import {
  gain,
  gainPer,
  may,
  nextRounds,
  oneOf,
  pay,
  seq,
  takeOff,
  trade,
  when,
} from '../../../effects/effect-words';
import { card } from '../../card';
import {
  accumulating,
  fieldPhaseHarvest,
  fieldPhaseStarts,
  iPlaceCard,
  iRenovate,
  iSowUnlimited,
  iUse,
  LESSONS,
  on,
  onRounds,
  roundEnds,
  roundStarts,
} from '../../listener';
import { goodsOnCard } from '../../memory';
import {
  all,
  asMany,
  asManyAs,
  atLeast,
  atMost,
  completedRounds,
  custom,
  every,
  exactly,
  goods,
  grainFields,
  harvestRound,
  house,
  improvements,
  laid,
  majorsNamed,
  missing,
  not,
  occupations,
  occupied,
  ownPersonOn,
  pastureSpaces,
  round,
  stables,
  unplantedFields,
  vegetableFields,
  vegetablesHarvested,
} from '../../quantity';

/** The food providers of deck B that are minor improvements. */
export const foodProviderMinors = [
  card('wage', 'B7', {
    play: seq(
      gain({ food: 2 }),
      gainPer({ food: 1 }, majorsNamed('clay-oven', 'stone-oven', 'joinery', 'pottery', 'basketmaker')),
    ),
  }),
  card('chophouse', 'B43', {
    cost: [{ wood: 2 }, { clay: 2 }],
    points: 1,
    on: [
      on(iUse('grain-seeds'), nextRounds(3, { food: 1 })),
      on(iUse('vegetable-seeds'), nextRounds(2, { food: 1 })),
    ],
  }),
  card('chick-stable', 'B44', {
    cost: [{ wood: 1 }, { clay: 1 }],
    play: { do: 'later', rounds: { after: [3, 4] }, goods: { food: 2 } },
  }),
  card('strawberry-patch', 'B45', {
    cost: { wood: 1 },
    needs: atLeast(2, vegetableFields),
    points: 2,
    play: nextRounds(3, { food: 1 }),
  }),
  card('club-house', 'B46', {
    cost: [{ wood: 3 }, { clay: 2 }],
    points: 1,
    play: seq(nextRounds(4, { food: 1 }), { do: 'later', rounds: { after: [5] }, goods: { stone: 1 } }),
  }),
  card('herring-pot', 'B47', {
    cost: { clay: 1 },
    on: on(iUse('fishing'), nextRounds(3, { food: 1 })),
  }),
  card('forest-stone', 'B48', {
    cost: [{ wood: 2 }, { stone: 1 }],
    needs: atLeast(1, occupations),
    points: 1,
    keeps: goodsOnCard(2, 'food'),
    on: [
      on(iUse(accumulating('wood')), takeOff('food')),
      on(iUse(accumulating('stone')), { do: 'lay', count: 2, good: 'food' }),
    ],
  }),
  card('scales', 'B49', {
    cost: { wood: 1 },
    needs: exactly(0, occupations),
    on: on(iPlaceCard, gain({ food: 2 }), asMany(improvements, occupations)),
  }),
  card('butter-churn', 'B50', {
    cost: { wood: 1 },
    needs: atMost(3, occupations),
    points: 1,
    on: on(
      fieldPhaseStarts,
      seq(gainPer({ food: 1 }, every(3, goods('sheep'))), gainPer({ food: 1 }, every(2, goods('cattle')))),
    ),
  }),
  card('digging-spade', 'B51', {
    cost: { wood: 1 },
    needs: atLeast(7, round),
    on: on(iUse(accumulating('clay')), gainPer({ food: 1 }, { count: 'custom', name: 'boar-in-farmyard' })),
  }),
  card('growing-farm', 'B52', {
    cost: { clay: 2, reed: 1 },
    needs: asManyAs(pastureSpaces, completedRounds),
    points: 2,
    play: gainPer({ food: 1 }, round),
  }),
  card('sculpture-course', 'B53', {
    cost: { grain: 1 },
    on: on(
      roundEnds,
      may(oneOf({ wood: pay({ wood: 1 }, gain({ food: 2 })), stone: pay({ stone: 1 }, gain({ food: 4 })) })),
      not(harvestRound),
    ),
  }),
  card('tumbrel', 'B54', {
    cost: { wood: 1 },
    play: gain({ food: 2 }),
    on: on(iSowUnlimited, gainPer({ food: 1 }, stables)),
  }),
  card('maintenance-premium', 'B55', {
    needs: atLeast(2, occupations),
    keeps: goodsOnCard(3, 'food'),
    on: [
      on(iUse(accumulating('wood')), { do: 'unlay', get: gain({ food: 1 }) }),
      on(iRenovate, { do: 'lay', count: missing(3, laid) }),
    ],
  }),
  card('brook', 'B56', {
    needs: ownPersonOn('fishing'),
    on: on(iUse('reed-bank', 'clay-pit', 'forest', onRounds(1)), gain({ food: 1 })),
  }),
  card('scullery', 'B57', {
    cost: { wood: 1, clay: 1 },
    on: on(roundStarts, gain({ food: 1 }), house('wood')),
  }),
  card('crack-weeder', 'B58', {
    cost: { wood: 1 },
    play: gain({ food: 1 }),
    on: on(fieldPhaseHarvest, gainPer({ food: 1 }, vegetablesHarvested)),
  }),
  card('food-chest', 'B59', {
    cost: { wood: 1 },
    play: seq(
      when(custom('on-major-improvement'), gain({ food: 4 })),
      when(not(custom('on-major-improvement')), gain({ food: 2 })),
    ),
  }),
  card('brewing-water', 'B60', {
    on: on(iUse('fishing'), trade({ grain: 1 }, nextRounds(6, { food: 1 }))),
  }),
  card('three-field-rotation', 'B61', {
    needs: atLeast(3, occupations),
    on: on(
      fieldPhaseStarts,
      gain({ food: 3 }),
      all(atLeast(1, grainFields), atLeast(1, vegetableFields), atLeast(1, unplantedFields)),
    ),
  }),
  card('pitchfork', 'B62', {
    cost: { wood: 1 },
    on: on(iUse('grain-seeds'), gain({ food: 3 }), occupied('farmland')),
  }),
  card('tasting', 'B63', {
    cost: { wood: 2 },
    points: 1,
    on: on(iUse(...LESSONS), trade({ grain: 1 }, gain({ food: 4 }))),
  }),
  card('mill-wheel', 'B64', {
    cost: { wood: 2 },
    points: 1,
    on: on(iUse('grain-utilization'), gain({ food: 2 }), occupied('fishing')),
  }),
];
