import { gain, growWithRoom, majorOrMinor, may, occupation, oneOf, pay, upTo } from '../../../effect-words';
import { swap } from '../../../payment/modifier';
import { card } from '../../card';
import { byOthers, iBuildRooms, iPlayOccupation, iUse, on, roundStarts } from '../../listener';
import { built, house } from '../../quantity';

/** The occupations of deck K from K266 to K281. */
export const occupations1 = [
  card('serf-2007', 'K266', {
    on: on(
      iUse('sow-bake'),
      oneOf({ grain: gain({ grain: 1 }), vegetable: pay({ grain: 1 }, gain({ vegetable: 1 })) }),
    ),
  }),
  card('wet-nurse-2007', 'K270', { on: on(iBuildRooms, upTo(built, pay({ food: 1 }, growWithRoom))) }),
  card('educator-2007', 'K271', { on: on(byOthers(iPlayOccupation), may(occupation(3, 3, 3, 2))) }),
  card('frame-builder-2007', 'K272', {
    price: [
      swap([{ clay: 1 }, { stone: 1 }], { wood: 1 }, 'renovation'),
      swap([{ clay: 2 }, { stone: 2 }], { wood: 1 }, 'room'),
    ],
  }),
  card('organic-farmer-2007', 'K274', {
    score: { each: 1, of: { count: 'custom', name: 'roomy-pastures' } },
  }),
  card('scholar-2007', 'K279', {
    on: on(roundStarts, may(oneOf({ occupation: occupation(1), improvement: majorOrMinor })), house('stone')),
  }),
];
