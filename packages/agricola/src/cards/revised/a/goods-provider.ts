import { fromStep, gain, may, pay, payActor, takeFrom } from '../../../effect';
import { card } from '../../card';
import { accumulating, iPlow, iUse, on, othersUse } from '../../listener';
import { pile } from '../../memory';
import { lyingThere } from '../../quantity';

/** The goods providers of deck A. */
export const goodsProvider = [
  card('grocer', 'A102', {
    keeps: pile('wood', 'grain', 'reed', 'stone', 'vegetable', 'clay', 'reed', 'vegetable'),
    anytime: pay({ food: 1 }, { do: 'topOfPile' }),
  }),
  card('portmonger', 'A103', {
    on: on(
      iUse(accumulating('food')),
      fromStep(lyingThere, { 1: gain({ vegetable: 1 }), 2: gain({ grain: 1 }), 3: gain({ reed: 1 }) }),
    ),
  }),
  card('barrow-pusher', 'A105', {
    on: on(iPlow, gain({ clay: 1, food: 1 })),
  }),
  card('riverine-shepherd', 'A137', {
    on: [
      on(iUse('sheep-market'), may(takeFrom('reed-bank'))),
      on(iUse('reed-bank'), may(takeFrom('sheep-market'))),
    ],
  }),
  card('buyer', 'A156', {
    on: [
      on(othersUse(accumulating('reed')), payActor({ food: 1 }, gain({ reed: 1 }))),
      on(othersUse(accumulating('stone')), payActor({ food: 1 }, gain({ stone: 1 }))),
      on(othersUse(accumulating('sheep')), payActor({ food: 1 }, gain({ sheep: 1 }))),
      on(othersUse(accumulating('boar')), payActor({ food: 1 }, gain({ boar: 1 }))),
    ],
  }),
];
