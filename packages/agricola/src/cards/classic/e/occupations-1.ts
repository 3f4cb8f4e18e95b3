import { bake, freeRoom, gain, gainPer, may, once, pay, trade, when } from '../../../effects/effect-words';
import { card } from '../../card';
import {
  byAnyone,
  byOthers,
  feedingPhase,
  firstOf,
  iBake,
  iCook,
  iFence,
  iGetOnSpace,
  iTook,
  iUse,
  on,
} from '../../listener';
import { goodsOnCard } from '../../memory';
import { atLeast, baked, begging, boarCooked, laidOf, rooms } from '../../quantity';
import { LESS_REED } from '../less-reed';

/** The occupations of deck E from E147 to E160. */
export const occupations1 = [
  card('land-agent-2007', 'E147', {
    play: gain({ vegetable: 1 }),
    on: on(iUse('vegetable'), gain({ grain: 1 })),
  }),
  card('academic-2007', 'E148', { countsAs: 2 }),
  card('master-baker-2007', 'E149', {
    on: [on(byOthers(iBake), may({ do: 'bake' })), on(iTook('bake'), gain({ food: 1 }))],
  }),
  card('baker-2007', 'E150', { play: may(bake), on: on(feedingPhase, may(bake)) }),
  card('master-builder-2007', 'E151', { anytime: when(atLeast(5, rooms), once('game', freeRoom)) }),
  card('berry-picker-2007', 'E152', { on: on(iGetOnSpace('wood'), gain({ food: 1 })) }),
  card('mendicant-2007', 'E153', { score: { steps: { 1: 3, 2: 6 }, of: begging } }),
  card('master-brewer-2007', 'E154', { on: on(feedingPhase, trade({ grain: 1 }, gain({ food: 3 }))) }),
  card('bread-seller-2007', 'E155', { on: on(byAnyone(iBake), gainPer({ food: 1 }, baked)) }),
  card('brush-maker-2007', 'E156', {
    keeps: goodsOnCard(0, 'boar'),
    on: on(iCook('boar'), { do: 'lay', count: boarCooked, good: 'boar' }),
    score: { steps: { 2: 1, 3: 2, 4: 3 }, of: laidOf('boar') },
  }),
  card('thatcher-2007', 'E157', { price: LESS_REED }),
  card('turner-2007', 'E158', { anytime: pay({ wood: 1 }, gain({ food: 1 })) }),
  card('head-of-the-family-2007', 'E159', { joins: 'rooms-and-growth' }),
  card('farmer-2007', 'E160', {
    on: firstOf(on(iFence, once('game', gain({ boar: 1 }))), on(iFence, gain({ cattle: 1 }))),
  }),
];
