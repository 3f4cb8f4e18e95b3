import { bake, freeRoom, gain, may, once, pay, trade, when } from '../../../effect-words';
import { card } from '../../card';
import { feedingPhase, firstOf, iFence, iGetOnSpace, iUse, on } from '../../listener';
import { atLeast, rooms } from '../../quantity';

/** The occupations of deck E from E147 to E160. */
export const occupations1 = [
  card('land-agent-2007', 'E147', {
    play: gain({ vegetable: 1 }),
    on: on(iUse('vegetable'), gain({ grain: 1 })),
  }),
  card('baker-2007', 'E150', { play: may(bake), on: on(feedingPhase, may(bake)) }),
  card('master-builder-2007', 'E151', { anytime: when(atLeast(5, rooms), once('game', freeRoom)) }),
  card('berry-picker-2007', 'E152', { on: on(iGetOnSpace('wood'), gain({ food: 1 })) }),
  card('master-brewer-2007', 'E154', { on: on(feedingPhase, trade({ grain: 1 }, gain({ food: 3 }))) }),
  card('turner-2007', 'E158', { anytime: pay({ wood: 1 }, gain({ food: 1 })) }),
  card('farmer-2007', 'E160', {
    on: firstOf(on(iFence, once('game', gain({ boar: 1 }))), on(iFence, gain({ cattle: 1 }))),
  }),
];
