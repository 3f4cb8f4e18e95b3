import type { Effect } from '../../../effects/effect';
import {
  fromStep,
  gain,
  gainOne,
  gainPer,
  may,
  oneOf,
  pay,
  points,
  sow,
  takeOff,
  when,
} from '../../../effects/effect-words';
import { replacing } from '../../../payment/modifier';
import { BUILDING_RESOURCES, type Good } from '../../../state/goods';
import { card } from '../../card';
import {
  accumulating,
  afterOthersUse,
  fieldPhaseStarts,
  iGainGoods,
  iGetOnSpace,
  iTook,
  iUse,
  on,
  roundEnds,
} from '../../listener';
import { goodsOnCard } from '../../memory';
import {
  among,
  atLeast,
  atMost,
  every,
  exactly,
  goods,
  laidOf,
  lyingThere,
  occupations,
  type Quantity,
  rooms,
  roundsLeft,
  sum,
  taken,
} from '../../quantity';

/** What lies in a supply, besides food. */
const RESOURCES: readonly Good[] = [...BUILDING_RESOURCES, 'grain', 'vegetable'];

/** How many of a good have just come. */
const gained = (good: Good): Quantity<'gained'> => ({ count: 'brought', what: 'gained', good });

/** 1 of a building resource that has just come becomes another one. */
const exchanged = (good: Good): Effect<'gained'> =>
  when(
    atLeast(1, gained(good)),
    pay({ [good]: 1 }, gainOne(...BUILDING_RESOURCES.filter((one) => one !== good))),
  );

/** The cards of the L deck, by category; those from 101 on are our own. */
export const categories = {
  'farm-planner': [
    card('stretchable-sheep', 'L66', {
      cost: { food: 2 },
      points: 1,
      play: may({
        do: 'anyOf',
        inOrder: false,
        options: {
          fence: pay({ wood: 2 }, { do: 'fences', one: { spaces: 1, wood: 0 } }),
          sow: pay({ grain: 1 }, sow),
          cattle: pay({ stone: 1 }, gain({ cattle: 1 })),
        },
      }),
    }),
  ],
  'points-provider': [
    card('round-stone-tower', 'L62', {
      cost: { stone: 1 },
      points: 1,
      score: { steps: { 2: 1, 4: 2, 6: 3 }, of: goods('stone') },
    }),
    card('provocative-koala', 'L68', { cost: { wood: 2, reed: 2 }, points: 3 }),
    card('city-planner', 'L81', {
      score: { each: 1, of: { count: 'custom', name: 'majors-beyond-rooms' } },
    }),
  ],
  'food-provider': [
    card('bagpipes', 'L61', {
      needs: atLeast(1, goods('sheep')),
      on: on(fieldPhaseStarts, gain({ food: 1 })),
    }),
    card('whisky-casks', 'L63', {
      cost: { grain: 3 },
      play: fromStep(roundsLeft, { 2: points(1), 4: points(2), 6: points(3), 8: points(5) }),
    }),
    card('agri-cola', 'L67', { cost: { stone: 1 }, points: 1, play: gain({ food: 2 }) }),
    card('shop-manager', 'L75', {
      on: on(roundEnds, gainPer({ food: 1 }, sum(...RESOURCES.map((good) => every(5, goods(good)))))),
    }),
    card('seal-of-approval', 'L83', {
      cost: { food: 2 },
      points: 1,
      on: on(iUse('fishing'), gainPer({ food: 1 }, lyingThere)),
    }),
  ],
  'crop-provider': [
    card('crofter', 'L104', {
      on: on(fieldPhaseStarts, gain({ grain: 1 }), exactly(2, rooms)),
      ours: 'card',
    }),
  ],
  'building-resource-provider': [
    card('wood-pilferer', 'L59', {
      on: on(afterOthersUse(accumulating('wood')), gain({ wood: 1 }), among(taken, 2, 3)),
    }),
    card('exchange-advertiser', 'L80', {
      on: on(
        iGainGoods,
        may(oneOf(Object.fromEntries(BUILDING_RESOURCES.map((good) => [good, exchanged(good)])))),
        atLeast(3, sum(...BUILDING_RESOURCES.map(gained))),
      ),
    }),
    card('chairmans-garden', 'L87', {
      needs: atLeast(2, occupations),
      points: 1,
      keeps: goodsOnCard(4, 'stone'),
      on: on(iGetOnSpace('stone'), takeOff('stone')),
      score: { points: 1, when: exactly(0, laidOf('stone')) },
    }),
    card('dry-stone-waller', 'L101', {
      play: gain({ stone: 2 }),
      price: replacing('wood', 'stone', 'fence'),
      ours: 'card',
    }),
  ],
  'livestock-provider': [
    card('highland-cattle', 'L64', {
      needs: atMost(0, goods('sheep', 'boar', 'cattle')),
      holds: { count: 1, of: 'cattle' },
      play: gain({ cattle: 1 }),
    }),
    card('ghillie', 'L102', {
      on: on(iUse('fishing'), gain({ boar: 1 }), atLeast(3, lyingThere)),
      ours: 'card',
    }),
    card('piper', 'L103', { on: on(iTook('grow'), gain({ sheep: 1, food: 1 })), ours: 'card' }),
  ],
};
