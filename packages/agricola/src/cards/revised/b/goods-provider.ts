import {
  fromStep,
  gain,
  gainOne,
  may,
  often,
  oneOf,
  pay,
  payOwner,
  seq,
  takeOff,
  when,
} from '../../../effects/effect-words';
import { card } from '../../card';
import { oneByOne } from '../../later-rounds';
import { accumulating, afterBreeding, iUse, on, onRounds, othersUse, toll } from '../../listener';
import { goodsOnCard } from '../../memory';
import { atLeast, atMost, goods, lyingThere, occupations, players, round } from '../../quantity';

/** 1 sheep becomes something else. */
const exchangeSheep = pay({ sheep: 1 }, gainOne('boar', 'vegetable', 'stone'));

/** The goods providers of deck B. */
export const goodsProvider = [
  card('beating-rod', 'B9', {
    play: may(oneOf({ reed: gain({ reed: 1 }), cattle: pay({ reed: 1 }, gain({ cattle: 1 })) })),
  }),
  card('brewery-pond', 'B40', {
    needs: atLeast(2, occupations),
    points: -1,
    on: on(iUse('fishing', 'reed-bank'), gain({ grain: 1, wood: 1 })),
  }),
  card('hauberg', 'B41', {
    cost: { food: 3 },
    needs: atLeast(3, occupations),
    play: oneOf({
      wood: oneByOne({ wood: 2 }, { boar: 1 }, { wood: 2 }, { boar: 1 }),
      boar: oneByOne({ boar: 1 }, { wood: 2 }, { boar: 1 }, { wood: 2 }),
    }),
  }),
  card('forest-inn', 'B42', {
    cost: { clay: 1, reed: 1 },
    needs: atMost(6, round),
    points: 1,
    space: {
      for: 'all',
      toll: { food: 1 },
      effect: oneOf({
        five: pay({ wood: 5 }, gain({ wood: 8, food: 2 })),
        seven: pay({ wood: 7 }, gain({ wood: 8, food: 4 })),
        nine: pay({ wood: 9 }, gain({ wood: 8, food: 7 })),
      }),
    },
  }),
  card('consultant', 'B102', {
    play: fromStep(players, {
      1: gain({ grain: 2 }),
      2: gain({ clay: 3 }),
      3: gain({ reed: 2 }),
      4: gain({ sheep: 2 }),
    }),
  }),
  card('field-merchant', 'B103', {
    play: gain({ wood: 1, reed: 1 }),
    instead: [
      { of: 'minor', get: gain({ food: 1 }), declined: true },
      { of: 'improvement', get: gain({ vegetable: 1 }), declined: true },
    ],
  }),
  card('sheep-walker', 'B104', {
    anytime: exchangeSheep,
    on: on(afterBreeding, often(exchangeSheep)),
  }),
  card('case-builder', 'B105', {
    play: seq(
      when(atLeast(2, goods('food')), gain({ food: 1 })),
      when(atLeast(2, goods('grain')), gain({ grain: 1 })),
      when(atLeast(2, goods('vegetable')), gain({ vegetable: 1 })),
      when(atLeast(2, goods('reed')), gain({ reed: 1 })),
      when(atLeast(2, goods('wood')), gain({ wood: 1 })),
    ),
  }),
  card('wholesaler', 'B137', {
    keeps: goodsOnCard(1, 'vegetable', 'boar', 'stone', 'cattle'),
    on: [
      on(iUse(onRounds(8)), takeOff('vegetable')),
      on(iUse(onRounds(9)), takeOff('boar')),
      on(iUse(onRounds(10)), takeOff('stone')),
      on(iUse(onRounds(11)), takeOff('cattle')),
    ],
  }),
  card('forest-guardian', 'B138', {
    play: gain({ wood: 2 }),
    on: toll(othersUse(accumulating('wood')), payOwner({ food: 1 }), atLeast(5, lyingThere)),
  }),
  card('storehouse-keeper', 'B156', { on: on(iUse('resource-market'), gainOne('clay', 'grain')) }),
  card('art-teacher', 'B155', {
    play: gain({ wood: 1, reed: 1 }),
    paysFrom: { space: 'traveling-players', of: 'occupation' },
  }),
];
