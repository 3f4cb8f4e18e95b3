import { may, seq } from '@furrow/kernel/effect';
import { type Effect, gain, trade, when } from '../../effect';
import { card, type Declared } from '../card';
import { accumulating, afterBreeding, afterIUse, homeward, iUseNewSpace, on } from '../listener';
import { atLeast, atMost, house, laid, marked, pastures, round, unusedSpaces } from '../quantity';

/** Cards about the farmyard: houses, pastures, room for animals. */
export const farm: readonly Declared[] = [
  card('wooden-shed', 'A10', {
    category: 'farm-planner',
    cost: { wood: 2, reed: 1 },
    needs: house('wood'),
    asMajor: true,
    houses: 1,
    forbids: 'renovate',
  }),
  card('drinking-trough', 'A12', {
    category: 'farm-planner',
    cost: { clay: 1 },
    pastureHolds: { more: 2 },
  }),
  card('potters-yard', 'A40', {
    category: 'goods-provider',
    cost: { wood: 1, reed: 1 },
    needs: atMost(7, unusedSpaces),
    marks: 'spaces',
    play: { do: 'mark' },
    on: on(iUseNewSpace, {
      do: 'unmark',
      get: seq<Effect>(gain({ clay: 1 }), trade({ clay: 1 }, gain({ food: 2 }))),
    }),
  }),
  card('homekeeper', 'A85', {
    category: 'farm-planner',
    houses: { count: 'custom', name: 'room-between-field-and-pasture' },
  }),
  card('lodger', 'A127', {
    category: 'farm-planner',
    play: when(atMost(9, round), { do: 'lay', count: 1 }),
    houses: laid,
    on: on(homeward, { do: 'unlay', get: { do: 'leave' } }, atLeast(9, round)),
  }),
  card('feedyard', 'B11', {
    category: 'farm-planner',
    cost: { clay: 1, grain: 1 },
    points: 1,
    holds: { count: pastures, mixed: true },
    on: on(afterBreeding, { do: 'gainPerPlace', goods: { food: 1 } }),
  }),
  card('stockyard', 'B12', {
    category: 'farm-planner',
    cost: { wood: 1, stone: 1 },
    points: 1,
    holds: { count: 3 },
  }),
  card('carpenters-bench', 'B15', {
    category: 'farm-planner',
    cost: { wood: 1 },
    on: on(afterIUse(accumulating('wood')), may<Effect>({ do: 'fences', one: { free: 1 } })),
  }),
  card('wood-palisades', 'B30', {
    category: 'points-provider',
    cost: { food: 1 },
    marks: 'rim',
    allows: 'palisades',
    score: { each: 1, of: marked },
  }),
  card('future-building-site', 'B38', {
    category: 'points-provider',
    needs: atMost(4, round),
    points: 3,
    forbids: 'spaces-beside-house',
  }),
  card('love-for-agriculture', 'B72', {
    category: 'crop-provider',
    allows: 'sowing-pastures',
  }),
  card('farm-hand', 'B85', {
    category: 'farm-planner',
    marks: 'center',
    allows: 'center-stable',
    houses: marked,
  }),
];
