import { may, oneOf, seq } from '@furrow/kernel/effect';
import {
  deliverAfter,
  type Effect,
  fences,
  gain,
  gainPer,
  nextRounds,
  once,
  pay,
  payPer,
  points,
  reap,
  sow,
  when,
} from '../../effect';
import { card, type Declared } from '../card';
import {
  beforeHarvest,
  feedingPhase,
  fieldPhaseEnds,
  fieldPhaseStarts,
  harvestEnds,
  iUse,
  LESSONS,
  on,
  roundEnds,
  roundStarts,
  settled,
} from '../listener';
import {
  all,
  anyoneOwns,
  atLeast,
  atMost,
  exactly,
  goods,
  house,
  improvements,
  missing,
  not,
  occupations,
  pastures,
  reached,
  round,
  roundsLeft,
  unusedSpaces,
} from '../quantity';

/** 1 food on each of the next round spaces, and with each of them an action. */
const entrust = (...after: readonly number[]): Effect =>
  pay({ food: after.length }, seq<Effect>(nextRounds(after.length, { food: 1 }), deliverAfter(...after)));

/** Once a harvest. */
const pointForFood: Effect = may<Effect>(once('round', pay({ food: 2 }, points(1))));

/** Cards about rounds, harvests and points. */
export const harvest: readonly Declared[] = [
  card('confidant', 'B93', {
    category: 'actions-booster',
    play: oneOf<Effect>({
      'one-round': when(exactly(1, roundsLeft), entrust(1)),
      'two-rounds': when(atLeast(2, roundsLeft), entrust(1, 2)),
      'three-rounds': when(atLeast(3, roundsLeft), entrust(1, 2, 3)),
      'four-rounds': when(atLeast(4, roundsLeft), entrust(1, 2, 3, 4)),
    }),
    delivers: may<Effect>(oneOf<Effect>({ sow, fences })),
  }),
  card('heresy-teacher', 'A113', {
    category: 'crop-provider',
    on: on(iUse(...LESSONS), { do: 'custom', name: 'vegetable-below-grain' }),
  }),
  card('scythe-worker', 'A112', {
    category: 'crop-provider',
    play: gain({ grain: 1 }),
    on: on(fieldPhaseEnds, may<Effect>(reap('grain'))),
  }),
  card('loom', 'B39', {
    category: 'points-provider',
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    points: 1,
    on: on(fieldPhaseStarts, gainPer({ food: 1 }, reached(goods('sheep'), 1, 4, 7))),
    score: { each: 1, of: goods('sheep'), every: 3 },
  }),
  card('scullery', 'B57', {
    category: 'food-provider',
    cost: { wood: 1, clay: 1 },
    on: on(roundStarts, gain({ food: 1 }), house('wood')),
  }),
  card('ropemaker', 'A145', {
    category: 'building-resource-provider',
    on: on(harvestEnds, gain({ reed: 1 })),
  }),
  card('haydryer', 'A166', {
    category: 'livestock-provider',
    on: on(beforeHarvest, may<Effect>(payPer({ food: 1 }, missing(4, pastures), gain({ cattle: 1 })))),
  }),
  card('pig-breeder', 'A165', {
    category: 'livestock-provider',
    play: gain({ boar: 1 }),
    on: on(roundEnds, { do: 'breed', of: 'boar' }, exactly(12, round)),
  }),
  card('furniture-carpenter', 'B101', {
    category: 'points-provider',
    on: [
      on(feedingPhase, pointForFood, anyoneOwns('joinery')),
      on(harvestEnds, pointForFood, all(anyoneOwns('joinery'), atMost(13, round))),
    ],
  }),
  card('beer-keg', 'A62', {
    category: 'food-provider',
    cost: { wood: 1 },
    needs: atLeast(2, goods('grain')),
    on: on(
      feedingPhase,
      may<Effect>(
        oneOf<Effect>({
          'one-grain': pay({ grain: 1 }, gain({ food: 3 })),
          'two-grain': pay({ grain: 2 }, seq<Effect>(gain({ food: 3 }), points(1))),
          'three-grain': pay({ grain: 3 }, seq<Effect>(gain({ food: 3 }), points(2))),
        }),
      ),
    ),
  }),
  card('fire-protection-pond', 'A45', {
    category: 'food-provider',
    cost: { food: 1 },
    needs: house('wood'),
    on: on(settled, once('game', nextRounds(6, { food: 1 })), not(house('wood'))),
  }),
  card('manservant', 'B107', {
    category: 'food-provider',
    on: on(settled, once('game', nextRounds(roundsLeft, { food: 3 })), house('stone')),
  }),
  card('pig-owner', 'A153', {
    category: 'points-provider',
    on: on(settled, once('game', points(3)), atLeast(5, goods('boar'))),
  }),
  card('big-country', 'A33', {
    category: 'points-provider',
    needs: atMost(0, unusedSpaces),
    play: seq<Effect>(points(1, roundsLeft), gainPer({ food: 2 }, roundsLeft)),
  }),
  card('braggart', 'A133', {
    category: 'points-provider',
    score: { steps: { 5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9 }, of: improvements },
  }),
];
