import { build, deliverAfter, gain, may, plow, renovate, seq } from '../../../effect';
import { instead } from '../../../payment/modifier';
import { card } from '../../card';
import { deliverAfterAsMany } from '../../later-rounds';
import { accumulating, afterBreeding, afterIUse, iRenovate, iUse, on } from '../../listener';
import { atLeast, goods, house, occupations, pastures } from '../../quantity';

/** The farm planners of deck B. */
export const farmPlanner = [
  card('upscale-lifestyle', 'B1', {
    cost: { wood: 3 },
    play: seq(gain({ clay: 5 }), may(renovate)),
  }),
  card('caravan', 'B10', {
    cost: { wood: 3, food: 3 },
    houses: 1,
  }),
  card('feedyard', 'B11', {
    cost: { clay: 1, grain: 1 },
    points: 1,
    holds: { count: pastures, mixed: true },
    on: on(afterBreeding, { do: 'gainPerPlace', goods: { food: 1 } }),
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
  card('carpenters-bench', 'B15', {
    cost: { wood: 1 },
    on: on(afterIUse(accumulating('wood')), may({ do: 'fences', one: { free: 1 } })),
  }),
  card('mining-hammer', 'B16', {
    cost: { wood: 1 },
    play: gain({ food: 1 }),
    on: on(iRenovate, may(build(0, 1, {}))),
  }),
  card('grassland-harrow', 'B18', {
    cost: { wood: 2 },
    needs: [atLeast(2, occupations), atLeast(1, goods('wood', 'clay', 'reed', 'stone'))],
    play: deliverAfterAsMany(goods('wood', 'clay', 'reed', 'stone')),
    delivers: may(plow),
  }),
  card('chain-float', 'B20', {
    cost: { wood: 3 },
    play: deliverAfter(7, 8, 9),
    delivers: may(plow),
  }),
  card('assistant-tiller', 'B91', {
    on: on(iUse('day-laborer'), may(plow)),
  }),
  card('pet-broker', 'B148', {
    play: gain({ sheep: 1 }),
    holds: { count: occupations, of: 'sheep' },
  }),
];
