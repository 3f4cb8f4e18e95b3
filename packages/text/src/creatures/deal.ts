import type { Effect, Terms } from '@furrow/creatures/effect';
import {
  type Amounts,
  ANIMALS,
  amounts,
  GOODS,
  type Good,
  goodNumber,
  RESOURCES,
} from '@furrow/creatures/goods';

/** So many or more means: as many as one likes. */
const ANY = 99;

/** What terms come to for a reader. */
export interface Deal {
  readonly atLeast: number;
  readonly atMost: number | 'any' | 'gained';
  /** How many are free of those that may be placed. */
  readonly free: number | 'all';
  readonly price: Amounts;
}

/** The deal that terms offer when so many pieces have been placed already. */
export function dealOf(terms: Terms, placed = 0): Deal {
  const free = Math.max(0, terms.free - placed);
  const atMost = terms.atMost === 'gained' || terms.atMost >= ANY ? terms.atMost : terms.atMost - placed;
  return {
    atLeast: Math.max(0, terms.atLeast - placed),
    atMost: typeof atMost === 'number' && atMost >= ANY ? 'any' : atMost,
    free: free >= ANY || (typeof atMost === 'number' && free >= atMost) ? 'all' : free,
    price: amounts(terms.price),
  };
}

/** Goods that go by one word together. */
export type Group = 'resources' | 'animals';

/** The word for all of these goods together, if there is one. */
export function groupOf(goods: readonly Good[]): Group | undefined {
  if (sameGoods(goods, RESOURCES)) return 'resources';
  return sameGoods(goods, ANIMALS) ? 'animals' : undefined;
}

function sameGoods(goods: readonly Good[], others: readonly Good[]): boolean {
  return goods.length === others.length && others.every((good) => goods.includes(good));
}

/** The goods to choose from, by number, if the options are 1 good each. */
export function singleGoods(options: Readonly<Record<string, Effect>>): readonly number[] | undefined {
  const goods = Object.values(options).map((option) => {
    const one = option.do === 'gain' ? amounts(option.goods) : [];
    return one.length === 1 && one[0][1] === 1 ? one[0][0] : -1;
  });
  return goods.includes(-1) ? undefined : goods;
}

/** The numbers of goods given by their names. */
export function numbersOf(goods: readonly Good[]): number[] {
  return goods.map(goodNumber);
}

/** Amounts of each good, by number, without those that are 0. */
export function amountsOf(counts: readonly number[], first = 0): Amounts {
  return counts.flatMap((count, i) => (count > 0 ? [[first + i, count] as const] : []));
}

/** The good that a building's effect lays on it. */
export function laidGood(effect: Effect | undefined): Good {
  if (effect?.do === 'lay') return effect.good;
  return effect?.do === 'may' ? laidGood(effect.effect) : GOODS[0];
}
