import { gain, growWithRoom, oneOf, pay, points, seq, takeOff, trade, when } from '../../../effect-words';
import { card } from '../../card';
import { accumulating, afterAnyoneUses, fieldPhaseStarts, myTurnEnds, notYet, on } from '../../listener';
import { goodsOnCard } from '../../memory';
import { atLeast, custom, taken } from '../../quantity';

/** The occupations of deck Z. */
export const occupations = [
  card('village-beauty-2007', 'Z325', { anytime: pay({ food: 3 }, growWithRoom) }),
  card('gentleman-2007', 'Z326', {
    play: when(custom('last-of-all'), gain({ food: 2 })),
    on: on(notYet(myTurnEnds), gain({ food: 1 }), custom('last-of-all')),
  }),
  card('cooper-2007', 'Z328', {
    on: on(afterAnyoneUses(accumulating('food')), gain({ food: 1 }), atLeast(3, taken)),
  }),
  card('seed-trader-2007', 'Z332', {
    keeps: goodsOnCard(2, 'grain', 'vegetable'),
    anytime: oneOf({
      grain: pay({ food: 2 }, takeOff('grain')),
      vegetable: pay({ food: 3 }, takeOff('vegetable')),
    }),
  }),
  card('game-designer-2007', 'Z333', {
    anytime: pay({ wood: 1, clay: 1, reed: 1, stone: 1 }, seq(gain({ food: 2 }), points(1))),
  }),
  card('cube-cutter-2007', 'Z335', {
    on: on(fieldPhaseStarts, trade({ wood: 1, food: 1 }, points(1))),
  }),
];
