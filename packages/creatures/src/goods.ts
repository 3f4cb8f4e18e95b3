import { type Amounts, type NamedAmounts, numberGoods, pairs } from '@furrow/farm/goods';

/** The goods of the game in the order of their numbers: three resources, four animals, and borders. */
export const GOODS = ['wood', 'stone', 'reed', 'sheep', 'pig', 'cow', 'horse', 'border'] as const;
export type Good = (typeof GOODS)[number];

export const RESOURCES = ['wood', 'stone', 'reed'] as const;

export const ANIMALS = ['sheep', 'pig', 'cow', 'horse'] as const;
export type Animal = (typeof ANIMALS)[number];

export const WOOD = 0;
export const STONE = 1;
export const REED = 2;
/** Number of the first animal among the goods; an animal's type is its good less this. */
export const FIRST_ANIMAL = 3;
export const HORSE = 6;
export const BORDER = 7;

/** Amounts of goods by name. */
export type Goods = NamedAmounts<Good>;

export const { goodNumber, amounts, amountsOf } = numberGoods(GOODS);

/** The pairs of counts of animals by type, without those that are 0. */
export function animalPairs(counts: readonly number[]): Amounts {
  return pairs(counts, FIRST_ANIMAL);
}
