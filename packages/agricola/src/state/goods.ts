import { type NamedAmounts, numberGoods } from '@furrow/farm/goods';

/** The goods of the game in the order of their numbers. */
export const GOODS = [
  'wood',
  'clay',
  'reed',
  'stone',
  'grain',
  'vegetable',
  'food',
  'sheep',
  'boar',
  'cattle',
] as const;
export type Good = (typeof GOODS)[number];

/** The crops by the number that sowing and reaping use for them. */
export const CROPS = ['grain', 'vegetable'] as const;
export type Crop = (typeof CROPS)[number];
export const BUILDING_RESOURCES = ['wood', 'clay', 'reed', 'stone'] as const;
export const ANIMALS = ['sheep', 'boar', 'cattle'] as const;
export type Animal = (typeof ANIMALS)[number];

export const WOOD = 0;
export const CLAY = 1;
export const REED = 2;
export const STONE = 3;
export const GRAIN = 4;
export const VEGETABLE = 5;
export const FOOD = 6;
/** Number of the first animal among the goods; an animal's type is its good less this. */
export const FIRST_ANIMAL = 7;

/** Amounts of goods by name. */
export type Goods = NamedAmounts<Good>;

export const { goodNumber, amounts, amountsOf } = numberGoods(GOODS);
