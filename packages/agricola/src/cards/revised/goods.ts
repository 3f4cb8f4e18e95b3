import { may, oneOf, seq } from '@furrow/kernel/effect';
import {
  ANY,
  build,
  type Effect,
  fences,
  gain,
  gainOne,
  gainPer,
  growWithoutRoom,
  often,
  others,
  pay,
  payOwner,
  trade,
  when,
} from '../../effect';
import { instead, less, swap } from '../../payment/modifier';
import { card, type Declared } from '../card';
import {
  accumulating,
  afterBreeding,
  anyoneUses,
  iGain,
  iPlow,
  iUse,
  myTurnEnds,
  on,
  othersUse,
  toll,
} from '../listener';
import { about, atLeast, exactly, goods as have, house, laid, occupations, rooms } from '../quantity';

/** 1 sheep becomes something else. */
const exchangeSheep: Effect = pay({ sheep: 1 }, gainOne('boar', 'vegetable', 'stone'));

/** Cards about goods, prices and other players. */
export const goods: readonly Declared[] = [
  card('riparian-builder', 'A128', {
    category: 'farm-planner',
    on: on(othersUse('reed-bank'), may<Effect>(build(1, 0, {}, { clay: 1, stone: 2 }))),
  }),
  card('stagehand', 'A150', {
    category: 'actions-booster',
    on: on(
      othersUse('traveling-players'),
      may<Effect>(
        oneOf<Effect>({ fences, stables: build(0, ANY, { wood: 2 }), rooms: build(ANY, 0, { wood: 2 }) }),
      ),
    ),
  }),
  card('forest-guardian', 'B138', {
    category: 'goods-provider',
    play: gain({ wood: 2 }),
    on: toll(othersUse(accumulating('wood')), payOwner({ food: 1 }), atLeast(5, about)),
  }),
  card('milk-jug', 'A50', {
    category: 'food-provider',
    cost: { clay: 1 },
    on: on(anyoneUses('cattle-market'), seq<Effect>(gain({ food: 3 }), others(gain({ food: 1 })))),
  }),
  card('frame-builder', 'A123', {
    category: 'building-resource-provider',
    price: swap([{ clay: 2 }, { stone: 2 }], { wood: 1 }, 'room', 'renovation'),
  }),
  card('stonecutter', 'A143', {
    category: 'building-resource-provider',
    price: less({ stone: 1 }, 'major', 'minor', 'room', 'renovation'),
  }),
  card('carpenters-parlor', 'B13', {
    category: 'farm-planner',
    cost: { wood: 1, stone: 1 },
    price: instead({ wood: 2, reed: 2 }, ['room'], house('wood')),
  }),
  card('shaving-horse', 'A48', {
    category: 'food-provider',
    cost: { wood: 1 },
    on: [
      on(iGain('wood'), pay({ wood: 1 }, gain({ food: 3 })), atLeast(7, have('wood'))),
      on(iGain('wood'), trade({ wood: 1 }, gain({ food: 3 })), atLeast(5, have('wood'))),
    ],
  }),
  card('hayloft-barn', 'B21', {
    category: 'actions-booster',
    cost: { wood: 3 },
    needs: atLeast(1, occupations),
    lays: 4,
    on: on(iGain('grain'), {
      do: 'unlay',
      get: seq<Effect>(gain({ food: 1 }), when(exactly(0, laid), may<Effect>(growWithoutRoom))),
    }),
  }),
  card('grocer', 'A102', {
    category: 'goods-provider',
    lays: 8,
    anytime: pay(
      { food: 1 },
      {
        do: 'topOfPile',
        pile: ['wood', 'grain', 'reed', 'stone', 'vegetable', 'clay', 'reed', 'vegetable'],
      },
    ),
  }),
  card('sheep-walker', 'B104', {
    category: 'goods-provider',
    anytime: exchangeSheep,
    on: on(afterBreeding, often(exchangeSheep)),
  }),
  card('wood-cutter', 'A116', {
    category: 'building-resource-provider',
    on: on(iUse(accumulating('wood')), gain({ wood: 1 })),
  }),
  card('firewood-collector', 'A119', {
    category: 'building-resource-provider',
    on: [
      on(iUse('farmland', 'grain-seeds', 'grain-utilization', 'cultivation'), { do: 'lay', count: 1 }),
      on(myTurnEnds, { do: 'unlay', all: true, get: gainPer({ wood: 1 }, about) }),
    ],
  }),
  card('oriental-fireplace', 'A60', {
    category: 'food-provider',
    returns: ['fireplace', 'hearth'],
    is: 'fireplace',
    alsoMajor: true,
    points: 1,
    cooks: { vegetable: 4, sheep: 3, cattle: 5 },
    bakes: { atMost: ANY, food: 2 },
  }),
  card('roof-ballaster', 'B123', {
    category: 'building-resource-provider',
    play: trade({ food: 1 }, gainPer({ stone: 1 }, rooms)),
  }),
  card('barrow-pusher', 'A105', {
    category: 'goods-provider',
    on: on(iPlow, gain({ clay: 1, food: 1 })),
  }),
  card('patch-caregiver', 'B113', {
    category: 'crop-provider',
    play: may<Effect>(
      oneOf<Effect>({
        grain: pay({ food: 1 }, gain({ grain: 1 })),
        vegetable: pay({ food: 3 }, gain({ vegetable: 1 })),
      }),
    ),
    field: true,
  }),
];
