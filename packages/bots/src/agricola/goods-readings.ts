import { CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD } from '@furrow/agricola/state/goods';
import { between, type Reading, type Readings } from './reading';

/** As much of a good in the supply as lies between two numbers. */
function own(good: number, from: number, to: number): Reading {
  return ({ goods }) => between(goods[good], from, to);
}

/** Goods in the supply, each worth less the more there are, and crops that will be reaped. */
export const goodsReadings: Readings = {
  'wood:2': own(WOOD, 0, 2),
  'wood:5': own(WOOD, 2, 5),
  'wood:10': own(WOOD, 5, 10),
  'wood:more': own(WOOD, 10, 20),
  'clay:2': own(CLAY, 0, 2),
  'clay:5': own(CLAY, 2, 5),
  'clay:more': own(CLAY, 5, 12),
  'reed:2': own(REED, 0, 2),
  'reed:4': own(REED, 2, 4),
  'reed:more': own(REED, 4, 8),
  'stone:2': own(STONE, 0, 2),
  'stone:5': own(STONE, 2, 5),
  'stone:more': own(STONE, 5, 10),
  'grain:1': own(GRAIN, 0, 1),
  'grain:3': own(GRAIN, 1, 3),
  'grain:more': own(GRAIN, 3, 10),
  'vegetables:1': own(VEGETABLE, 0, 1),
  'vegetables:2': own(VEGETABLE, 1, 2),
  'vegetables:more': own(VEGETABLE, 2, 8),
  'food:4': own(FOOD, 0, 4),
  'food:10': own(FOOD, 4, 10),
  'food:more': own(FOOD, 10, 25),
  'reaped:grain': ({ crops }) => crops.comingGrain,
  'reaped:vegetables': ({ crops }) => crops.comingVegetables,
};
