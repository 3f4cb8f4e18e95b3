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
export type Goods = Readonly<Partial<Record<Good, number>>>;

/** Amounts as pairs of a good's number and how many: the form the engine pays and gains with. */
export type Amounts = readonly (readonly [good: number, count: number])[];

/** The number of a good. */
export function goodNumber(good: Good): number {
  return GOODS.indexOf(good);
}

/** The pairs of named amounts. */
export function amounts(goods: Goods): Amounts {
  return GOODS.flatMap((good, i) => {
    const count = goods[good] ?? 0;
    return count > 0 ? [[i, count] as const] : [];
  });
}

/** The pairs of counts of animals by type, without those that are 0. */
export function animalPairs(counts: readonly number[]): Amounts {
  return counts.flatMap((count, type) => (count > 0 ? [[FIRST_ANIMAL + type, count] as const] : []));
}
