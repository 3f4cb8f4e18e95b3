import { may, oneOf, seq } from '@furrow/kernel/effect';
import {
  bake,
  type Effect,
  gain,
  gainPer,
  growWithRoom,
  occupation,
  pay,
  plow,
  points,
  returning,
  trade,
} from '../../effect';
import { card, type Declared } from '../card';
import {
  accumulating,
  afterIUse,
  iBuildImprovement,
  iBuildRooms,
  iPlayOccupation,
  iTake,
  on,
} from '../listener';
import {
  about,
  atLeast,
  atMost,
  exactly,
  grainFields,
  moreThan,
  occupations,
  occupied,
  people,
  rooms,
  round,
  sum,
} from '../quantity';

/** Cards about actions, spaces of their own, and the hand. */
export const actions: readonly Declared[] = [
  card('shifting-cultivation', 'A2', {
    category: 'farm-planner',
    cost: { food: 2 },
    play: plow,
    mustPlay: true,
  }),
  card('paper-knife', 'A3', {
    category: 'actions-booster',
    cost: { wood: 1 },
    play: { do: 'draw', from: 'three', food: 0 },
    mustPlay: true,
  }),
  card('young-animal-market', 'A9', {
    category: 'livestock-provider',
    cost: { sheep: 1 },
    play: gain({ cattle: 1 }),
  }),
  card('family-friendly-home', 'A21', {
    category: 'actions-booster',
    needs: atLeast(1, occupations),
    on: on(
      iBuildRooms,
      seq<Effect>(gain({ food: 1 }), may<Effect>(growWithRoom)),
      moreThan(rooms, sum(people, about)),
    ),
  }),
  card('baking-sheet', 'A30', {
    category: 'points-provider',
    needs: exactly(0, grainFields),
    on: on(iTake('bake'), trade({ grain: 1 }, seq<Effect>(gain({ food: 2 }), points(1)))),
  }),
  card('hand-truck', 'B67', {
    category: 'crop-provider',
    cost: { wood: 1 },
    on: on(iTake('bake'), gainPer({ grain: 1 }, { count: 'custom', name: 'people-at-goods' })),
  }),
  card('chapel', 'A39', {
    category: 'points-provider',
    cost: { wood: 3, clay: 2 },
    needs: atLeast(2, occupations),
    points: 3,
    space: { for: 'all', effect: points(3), toll: { grain: 1 } },
  }),
  card('junk-room', 'A55', {
    category: 'food-provider',
    cost: { wood: 1, clay: 1 },
    on: on(iBuildImprovement, gain({ food: 1 })),
  }),
  card('basket', 'A56', {
    category: 'food-provider',
    cost: { reed: 1 },
    on: on(afterIUse(accumulating('wood')), returning({ wood: 2 }, gain({ food: 3 }))),
  }),
  card('freshman', 'A97', {
    category: 'actions-booster',
    instead: { of: 'bake', get: occupation(0), oncePerTurn: true },
  }),
  card('forest-tallyman', 'A162', {
    category: 'building-resource-provider',
    space: { for: 'owner', effect: gain({ clay: 2, wood: 3 }), when: occupied('forest', 'clay-pit') },
  }),
  card('moonshine', 'B3', {
    category: 'actions-booster',
    play: { do: 'draw', from: 'hand', food: 2, orPass: true },
    mustPlay: true,
  }),
  card('bread-paddle', 'B25', {
    category: 'actions-booster',
    cost: { wood: 1 },
    play: gain({ food: 1 }),
    on: on(iPlayOccupation, may<Effect>(bake)),
  }),
  card('forestry-studies', 'B28', {
    category: 'actions-booster',
    cost: { food: 2 },
    on: on(afterIUse('forest'), returning({ wood: 2 }, occupation(0))),
  }),
  card('forest-inn', 'B42', {
    category: 'goods-provider',
    cost: { clay: 1, reed: 1 },
    needs: atMost(6, round),
    points: 1,
    space: {
      for: 'all',
      toll: { food: 1 },
      effect: oneOf<Effect>({
        five: pay({ wood: 5 }, gain({ wood: 8, food: 2 })),
        seven: pay({ wood: 7 }, gain({ wood: 8, food: 4 })),
        nine: pay({ wood: 9 }, gain({ wood: 8, food: 7 })),
      }),
    },
  }),
  card('field-merchant', 'B103', {
    category: 'goods-provider',
    play: gain({ wood: 1, reed: 1 }),
    instead: [
      { of: 'minor', get: gain({ food: 1 }), declined: true },
      { of: 'improvement', get: gain({ vegetable: 1 }), declined: true },
    ],
  }),
];
