import {
  build,
  deliverAfter,
  fences,
  gain,
  gainPer,
  growWithoutRoom,
  may,
  oneOf,
  pay,
  plow,
  renovate,
  renovateForLess,
  renovateFree,
  returning,
  seq,
  trade,
  when,
} from '../../../effects/effect-words';
import { instead } from '../../../payment/modifier';
import { card } from '../../card';
import { deliverAfterAsMany, onRoundsStill } from '../../later-rounds';
import { accumulating, afterBreeding, afterIUse, iRenovate, iUse, on, roundStarts } from '../../listener';
import { counter } from '../../memory';
import {
  atLeast,
  atMost,
  completedFeedings,
  exactly,
  goods,
  house,
  occupations,
  occupied,
  pastures,
  rooms,
  round,
} from '../../quantity';

/** The farm planners of deck B. */
export const farmPlanner = [
  card('upscale-lifestyle', 'B1', {
    cost: { wood: 3 },
    play: seq(gain({ clay: 5 }), may(renovate)),
  }),
  card('mini-pasture', 'B2', {
    cost: { food: 2 },
    play: { do: 'fences', one: { spaces: 1, wood: 0 } },
    mustPlay: true,
  }),
  card('caravan', 'B10', {
    cost: { wood: 3, food: 3 },
    houses: 1,
  }),
  card('feedyard', 'B11', {
    cost: { clay: 1, grain: 1 },
    points: 1,
    holds: { count: pastures, mixed: true },
    on: on(afterBreeding, gainPer({ food: 1 }, { count: 'custom', name: 'empty-places' })),
  }),
  card('stockyard', 'B12', {
    cost: { wood: 1, stone: 1 },
    points: 1,
    holds: { count: 3 },
  }),
  card('carpenters-parlor', 'B13', {
    cost: { wood: 1, stone: 1 },
    price: instead({ wood: 2, reed: 2 }, ['room'], house('wood')),
  }),
  card('hawktower', 'B14', {
    cost: { clay: 2 },
    needs: atMost(7, round),
    play: onRoundsStill('delivery', 12),
    delivers: when(house('stone'), may({ do: 'build', rooms: 1, stables: 0, stableCost: {}, price: {} })),
  }),
  card('carpenters-bench', 'B15', {
    cost: { wood: 1 },
    on: on(afterIUse(accumulating('wood')), may({ do: 'fences', one: { free: 1 } })),
  }),
  card('mining-hammer', 'B16', {
    cost: { wood: 1 },
    play: gain({ food: 1 }),
    on: on(iRenovate, may(build(0, 1, {}))),
  }),
  card('forest-plow', 'B17', {
    cost: { wood: 1 },
    on: on(afterIUse(accumulating('wood')), returning({ wood: 2 }, plow)),
  }),
  card('grassland-harrow', 'B18', {
    cost: { wood: 2 },
    needs: [atLeast(2, occupations), atLeast(1, goods('wood', 'clay', 'reed', 'stone'))],
    play: deliverAfterAsMany(goods('wood', 'clay', 'reed', 'stone')),
    delivers: may(plow),
  }),
  card('moldboard-plow', 'B19', {
    cost: { wood: 2 },
    needs: atLeast(1, occupations),
    keeps: counter(2),
    on: on(iUse('farmland'), may({ do: 'unlay', get: plow })),
  }),
  card('chain-float', 'B20', {
    cost: { wood: 3 },
    play: deliverAfter(7, 8, 9),
    delivers: may(plow),
  }),
  card('truffle-searcher', 'B86', { holds: { count: completedFeedings, of: 'boar' } }),
  card('cottager', 'B87', {
    on: on(iUse('day-laborer'), may(oneOf({ room: build(1, 0, {}), renovate }))),
  }),
  card('established-person', 'B88', {
    needs: exactly(2, rooms),
    play: seq(renovateFree, may(fences)),
    mustPlay: true,
  }),
  card('groom', 'B89', {
    play: gain({ wood: 1 }),
    on: on(roundStarts, may(build(0, 1, { wood: 1 })), house('stone')),
  }),
  card('cooperative-plower', 'B90', {
    on: on(iUse('farmland'), may(plow), occupied('grain-seeds')),
  }),
  card('assistant-tiller', 'B91', {
    on: on(iUse('day-laborer'), may(plow)),
  }),
  card('seducer', 'B127', {
    play: when(atLeast(5, round), trade({ stone: 1, grain: 1, vegetable: 1, sheep: 1 }, growWithoutRoom)),
  }),
  card('plumber', 'B128', {
    on: on(afterIUse('major-improvement'), may(renovateForLess({ clay: 2, stone: 2 }))),
  }),
  card('pet-broker', 'B148', {
    play: gain({ sheep: 1 }),
    holds: { count: occupations, of: 'sheep' },
  }),
  card('open-air-farmer', 'B149', {
    play: pay({}, { do: 'fences', one: { spaces: 2, wood: 2 } }, { stable: 3 }),
    mustPlay: true,
  }),
];
