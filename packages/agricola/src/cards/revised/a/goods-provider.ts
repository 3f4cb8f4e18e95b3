import { seq } from '@furrow/kernel/effect';
import { type Effect, gain, pay, trade } from '../../../effect';
import { card } from '../../card';
import { iPlow, iUseNewSpace, on } from '../../listener';
import { atMost, unusedSpaces } from '../../quantity';

/** The goods providers of deck A. */
export const goodsProvider = [
  card('potters-yard', 'A40', {
    cost: { wood: 1, reed: 1 },
    needs: atMost(7, unusedSpaces),
    marks: 'spaces',
    play: { do: 'mark' },
    on: on(iUseNewSpace, {
      do: 'unmark',
      get: seq<Effect>(gain({ clay: 1 }), trade({ clay: 1 }, gain({ food: 2 }))),
    }),
  }),
  card('grocer', 'A102', {
    lays: 8,
    anytime: pay(
      { food: 1 },
      {
        do: 'topOfPile',
        pile: ['wood', 'grain', 'reed', 'stone', 'vegetable', 'clay', 'reed', 'vegetable'],
      },
    ),
  }),
  card('barrow-pusher', 'A105', {
    on: on(iPlow, gain({ clay: 1, food: 1 })),
  }),
];
