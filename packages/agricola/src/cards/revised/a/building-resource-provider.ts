import { byStep, gain, gainPer, may, nextRounds, pay, seq, takeFromOneOf, upTo, when } from '../../../effect';
import { less, swap } from '../../../payment/modifier';
import { card } from '../../card';
import {
  accumulating,
  afterIUse,
  fieldPhaseStarts,
  harvestEnds,
  iBuildStables,
  iSowUnlimited,
  iUse,
  myTurnEnds,
  on,
} from '../../listener';
import { goodsOnCard } from '../../memory';
import {
  atLeast,
  atMost,
  custom,
  every,
  goods,
  lyingThere,
  occupations,
  occupied,
  owns,
  person,
  unlaid,
  vegetablesSown,
} from '../../quantity';

/** The building resource providers of deck A. */
export const buildingResourceProvider = [
  card('clay-embankment', 'A5', {
    cost: { food: 1 },
    play: gainPer({ clay: 1 }, every(2, goods('clay'))),
  }),
  card('storage-barn', 'A6', {
    play: seq(
      when(owns('well'), gain({ stone: 1 })),
      when(owns('joinery'), gain({ wood: 1 })),
      when(owns('pottery'), gain({ clay: 1 })),
      when(owns('basketmaker'), gain({ reed: 1 })),
    ),
  }),
  card('stable-tree', 'A74', {
    cost: { wood: 1 },
    on: on(iBuildStables, nextRounds(3, { wood: 1 }), custom('my-turn')),
  }),
  card('lumber-mill', 'A75', {
    cost: { stone: 2 },
    needs: atMost(3, occupations),
    points: 2,
    price: less({ wood: 1 }, 'major', 'minor'),
  }),
  card('garden-hoe', 'A79', {
    cost: { wood: 1 },
    on: on(iSowUnlimited, gain({ clay: 1, stone: 1 }), atLeast(1, vegetablesSown)),
  }),
  card('work-certificate', 'A82', {
    cost: { food: 1 },
    needs: atLeast(3, occupations),
    on: on(
      afterIUse(),
      may(
        takeFromOneOf({
          forest: 4,
          copse: 4,
          grove: 4,
          'clay-pit': 4,
          hollow: 4,
          'reed-bank': 4,
          'western-quarry': 4,
          'eastern-quarry': 4,
        }),
      ),
    ),
  }),
  card('wood-cutter', 'A116', {
    on: on(iUse(accumulating('wood')), gain({ wood: 1 })),
  }),
  card('treegardener', 'A118', {
    on: on(fieldPhaseStarts, seq(gain({ wood: 1 }), upTo(2, pay({ food: 1 }, gain({ wood: 1 }))))),
  }),
  card('firewood-collector', 'A119', {
    keeps: goodsOnCard(0, 'wood'),
    on: [
      on(iUse('farmland', 'grain-seeds', 'grain-utilization', 'cultivation'), { do: 'lay', count: 1 }),
      on(myTurnEnds, { do: 'unlay', all: true, get: gainPer({ wood: 1 }, unlaid) }),
    ],
  }),
  card('frame-builder', 'A123', {
    price: swap([{ clay: 2 }, { stone: 2 }], { wood: 1 }, 'room', 'renovation'),
  }),
  card('stonecutter', 'A143', {
    price: less({ stone: 1 }, 'major', 'minor', 'room', 'renovation'),
  }),
  card('ropemaker', 'A145', {
    on: on(harvestEnds, gain({ reed: 1 })),
  }),
  card('storehouse-steward', 'A146', {
    on: on(
      iUse(accumulating('food')),
      byStep(lyingThere, {
        2: gain({ stone: 1 }),
        3: gain({ reed: 1 }),
        4: gain({ clay: 1 }),
        5: gain({ wood: 1 }),
      }),
    ),
  }),
  card('forest-tallyman', 'A162', {
    space: { for: 'owner', effect: gain({ clay: 2, wood: 3 }), when: occupied('forest', 'clay-pit') },
  }),
  card('building-expert', 'A163', {
    on: on(
      iUse('resource-market'),
      byStep(person, {
        1: gain({ wood: 1 }),
        2: gain({ clay: 1 }),
        3: gain({ reed: 1 }),
        4: gain({ stone: 1 }),
        5: gain({ stone: 1 }),
      }),
    ),
  }),
];
