import { gain, gainOne, oneOf, pay, returning } from '../../../effect-words';
import { card } from '../../card';
import { iGetFrom, iUse, on } from '../../listener';
import { laterOccupations, stoneRooms } from '../../quantity';
import { PLAYERS } from './traveling-players';

/** The occupations of deck E from E161 to E174. */
export const occupations2 = [
  card('undergardener-2007', 'E166', { on: on(iUse('day-laborer'), gain({ vegetable: 1 })) }),
  card('conjurer-2007', 'E167', { on: on(iGetFrom(PLAYERS, 'food'), gain({ grain: 1 })) }),
  card('greengrocer-2007', 'E168', { on: on(iUse('grain'), gain({ vegetable: 1 })) }),
  card('storyteller-2007', 'E169', {
    on: on(iGetFrom(PLAYERS, 'food'), returning({ food: 1 }, gain({ vegetable: 1 }))),
  }),
  card('dock-worker-2007', 'E171', {
    anytime: oneOf({
      wood: pay({ wood: 3 }, gainOne('clay', 'reed', 'stone')),
      clay: pay({ clay: 2 }, gainOne('wood', 'reed', 'stone')),
      reed: pay({ reed: 2 }, gainOne('wood', 'clay', 'stone')),
      stone: pay({ stone: 2 }, gainOne('wood', 'clay', 'reed')),
    }),
  }),
  card('chief-2007', 'E172', { cost: { food: 2 }, score: { each: 1, of: stoneRooms } }),
  card('tutor-2007', 'E174', { score: { each: 1, of: laterOccupations } }),
];
