import { fromStep, gain, pay, seq, trade } from '../../../effect';
import { card } from '../../card';
import { accumulating, iPlow, iUse, iUseNewSpace, on } from '../../listener';
import { cellsWith, pile } from '../../memory';
import { atMost, lyingThere, unusedSpaces } from '../../quantity';

/** The goods providers of deck A. */
export const goodsProvider = [
  card('potters-yard', 'A40', {
    cost: { wood: 1, reed: 1 },
    needs: atMost(7, unusedSpaces),
    keeps: cellsWith('clay'),
    play: { do: 'mark' },
    on: on(iUseNewSpace, {
      do: 'unmark',
      get: seq(gain({ clay: 1 }), trade({ clay: 1 }, gain({ food: 2 }))),
    }),
  }),
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
];
