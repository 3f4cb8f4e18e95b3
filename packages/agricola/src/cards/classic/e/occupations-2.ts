import {
  collect,
  gain,
  gainOne,
  gainPer,
  may,
  oneOf,
  pay,
  returning,
  whole,
} from '../../../effects/effect-words';
import { card } from '../../card';
import { afterIUse, iGetFrom, iUse, on } from '../../listener';
import { all, atLeast, exactly, goods, laterOccupations, most, players, taken } from '../../quantity';
import { PLAYERS } from './traveling-players';

/** Nobody has more of any type of animal. */
const MOST_ANIMALS = all(most(goods('sheep')), most(goods('boar')), most(goods('cattle')));

/** Fishing Rod, Raft, Canoe, Fish Trap, Landing Net. */
const FISHING_GEAR = ['E12', 'E22', 'E30', 'I95', 'K126'];

/** The occupations of deck E from E161 to E174. */
export const occupations2 = [
  card('fisherman-2007', 'E161', {
    on: on(
      afterIUse('fishing'),
      may(whole(gainPer({ food: 1 }, taken), { do: 'payOwners', of: FISHING_GEAR })),
      atLeast(1, taken),
    ),
  }),
  card('meat-seller-2007', 'E162', { cooks: { sheep: 2, boar: 3, cattle: 4 }, cooksWith: 'oven' }),
  card('field-warden-2007', 'E163', { joins: 'vegetable-and-plow' }),
  card('master-forester-2007', 'E164', {
    space: {
      for: 'all',
      refill: { good: 'wood', count: 2 },
      effect: collect,
      toll: { food: 2 },
    },
  }),
  card('yeoman-farmer-2007', 'E165', {
    score: { each: 1, of: { count: 'custom', name: 'costly-categories' } },
  }),
  card('undergardener-2007', 'E166', { on: on(iUse('day-laborer'), gain({ vegetable: 1 })) }),
  card('conjurer-2007', 'E167', { on: on(iGetFrom(PLAYERS, 'food'), gain({ grain: 1 })) }),
  card('greengrocer-2007', 'E168', { on: on(iUse('grain'), gain({ vegetable: 1 })) }),
  card('storyteller-2007', 'E169', {
    on: on(iGetFrom(PLAYERS, 'food'), returning({ food: 1 }, gain({ vegetable: 1 }))),
  }),
  card('estate-manager-2007', 'E170', {
    score: [
      { points: 2, when: all(exactly(3, players), MOST_ANIMALS) },
      { points: 3, when: all(exactly(4, players), MOST_ANIMALS) },
      { points: 4, when: all(exactly(5, players), MOST_ANIMALS) },
    ],
  }),
  card('dock-worker-2007', 'E171', {
    anytime: oneOf({
      wood: pay({ wood: 3 }, gainOne('clay', 'reed', 'stone')),
      clay: pay({ clay: 2 }, gainOne('wood', 'reed', 'stone')),
      reed: pay({ reed: 2 }, gainOne('wood', 'clay', 'stone')),
      stone: pay({ stone: 2 }, gainOne('wood', 'clay', 'reed')),
    }),
  }),
  card('tutor-2007', 'E174', { score: { each: 1, of: laterOccupations } }),
];
