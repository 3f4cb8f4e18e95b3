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

/** The pairs of counts by good, without those that are 0; the first count is of the good with number `first`. */
export function pairs(counts: readonly number[], first = 0): Amounts {
  return counts.flatMap((count, i) => (count > 0 ? [[first + i, count] as const] : []));
}

const known = new WeakMap<object, Amounts>();

/** The amounts of a declaration, worked out once. */
export function amountsOf(goods: Goods): Amounts {
  let pairs = known.get(goods);
  if (pairs === undefined) {
    pairs = amounts(goods);
    known.set(goods, pairs);
  }
  return pairs;
}
