import {
  discardCrops,
  gain,
  may,
  nextRounds,
  oneOf,
  pay,
  roundsLater,
  trade,
  when,
} from '../../../effects/effect-words';
import { card } from '../../card';
import { accumulating, afterIUse, beforeHarvest, iUse, on } from '../../listener';
import { pile } from '../../memory';
import { atLeast, custom, occupations } from '../../quantity';

/** The livestock providers of deck B. */
export const livestockProvider = [
  card('muddy-puddles', 'B83', {
    cost: { clay: 2 },
    keeps: pile('sheep', 'food', 'cattle', 'food', 'boar'),
    anytime: pay({ clay: 1 }, { do: 'topOfPile' }),
  }),
  card('acorns-basket', 'B84', {
    cost: { reed: 1 },
    needs: atLeast(3, occupations),
    play: nextRounds(2, { boar: 1 }),
  }),
  card('huntsman', 'B147', {
    on: on(afterIUse(accumulating('wood')), trade({ grain: 1 }, gain({ boar: 1 }))),
  }),
  card('sheep-whisperer', 'B164', {
    play: roundsLater({ sheep: 1 }, 2, 5, 8, 10),
  }),
  card('game-provider', 'B165', {
    on: on(
      beforeHarvest,
      may(
        oneOf({
          one: discardCrops(1, 'grain', gain({ boar: 1 })),
          two: discardCrops(3, 'grain', gain({ boar: 2 })),
          three: discardCrops(4, 'grain', gain({ boar: 3 })),
        }),
      ),
    ),
  }),
  card('cattle-feeder', 'B166', {
    on: on(iUse('grain-seeds'), trade({ food: 1 }, gain({ cattle: 1 }))),
  }),
  card('stable-sergeant', 'B167', {
    play: when(custom('room-for-one-of-each'), trade({ food: 2 }, gain({ sheep: 1, boar: 1, cattle: 1 }))),
  }),
];
