import { bake, fromStep, gain, gainPer, may, nextRounds, once, points, seq } from '../../../effect';
import { card } from '../../card';
import { accumulating, iBuildRooms, iUse, on, settled, workStarts } from '../../listener';
import { atLeast, built, goods, house, round, roundsLeft } from '../../quantity';

/** The food providers of deck B that are occupations. */
export const foodProviderOccupations = [
  card('manservant', 'B107', {
    on: on(settled, once('game', nextRounds(roundsLeft, { food: 3 })), house('stone')),
  }),
  card('oven-firing-boy', 'B108', {
    on: on(iUse(accumulating('wood')), may(bake)),
  }),
  card('pavior', 'B110', {
    on: on(
      workStarts,
      fromStep(round, { 0: gain({ food: 1 }), 14: gain({ vegetable: 1 }) }),
      atLeast(1, goods('stone')),
    ),
  }),
  card('rustic', 'B111', {
    on: on(iBuildRooms, seq(gainPer({ food: 2 }, built), points(1, built)), house('clay')),
  }),
];
