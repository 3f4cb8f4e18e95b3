import { FENCES } from '@furrow/agricola/farm/farmyard';
import { between, type Readings } from './reading';
import type { Sight } from './sight';

/** The harvests at which a type of animal will breed. */
function pair({ goods, course }: Sight, good: number): number {
  return goods[good] > 1 ? course.breeds : 0;
}

/** Pastures, open stables and the house, less the types of animals there are: places for further types. */
function habitats({ ground }: Sight): number {
  return between(ground.pastures + ground.openStables + 1 - ground.types, 0, 3);
}

/** What is on the farmyard beyond its points: fields, room for animals, and the animals. */
export const farmReadings: Readings = {
  'fields:first': ({ ground, cards }) => Math.min(1, ground.fields + cards.fields),
  'fields:more': ({ ground }) => Math.max(0, ground.fields - 5),
  'fields:planted': ({ crops }) => crops.planted,
  'fields:vegetables': ({ crops }) => crops.vegetableFields,
  'fields:empty': ({ crops }) => crops.empty,
  'pasture:capacity': ({ ground }) => between(ground.capacity, 1, 9),
  'pasture:capacity-more': ({ ground }) => between(ground.capacity, 9, 25),
  'pasture:spare': ({ ground }) => Math.min(4, ground.spare),
  'pasture:habitats': habitats,
  'stables:open': ({ ground }) => ground.openStables,
  'fences:left': ({ ground }) => Math.max(0, FENCES - ground.fences),
  'animals:sheep': ({ goods }) => Math.min(10, goods[7]),
  'animals:boar': ({ goods }) => Math.min(10, goods[8]),
  'animals:cattle': ({ goods }) => Math.min(10, goods[9]),
  'animals:homeless': ({ ground }) => Math.max(0, ground.animals - ground.capacity),
  'pair:sheep': (sight) => pair(sight, 7),
  'pair:boar': (sight) => pair(sight, 8),
  'pair:cattle': (sight) => pair(sight, 9),
  'pair:offspring': ({ ground, course }) => (course.breeds > 0 ? Math.min(ground.pairs, ground.spare) : 0),
};
