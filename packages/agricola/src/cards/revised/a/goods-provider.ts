import { gain, pay } from '../../../effect';
import { card } from '../../card';
import { iPlow, on } from '../../listener';
import { pile } from '../../memory';

/** The goods providers of deck A. */
export const goodsProvider = [
  card('grocer', 'A102', {
    keeps: pile('wood', 'grain', 'reed', 'stone', 'vegetable', 'clay', 'reed', 'vegetable'),
    anytime: pay({ food: 1 }, { do: 'topOfPile' }),
  }),
  card('barrow-pusher', 'A105', {
    on: on(iPlow, gain({ clay: 1, food: 1 })),
  }),
];
