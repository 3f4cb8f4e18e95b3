import type { Effect } from '@furrow/creatures/effect';
import { ANIMALS, amounts, GOODS, type Good, goodNumber, RESOURCES } from '@furrow/creatures/goods';
import { singlesIn } from '../amounts';

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
  return singlesIn(Object.values(options).map((one) => (one.do === 'gain' ? amounts(one.goods) : [])));
}

/** The numbers of goods given by their names. */
export function numbersOf(goods: readonly Good[]): number[] {
  return goods.map(goodNumber);
}

/** The good that a building's effect lays on it. */
export function laidGood(effect: Effect | undefined): Good {
  if (effect?.do === 'lay') return effect.good;
  return effect?.do === 'may' ? laidGood(effect.effect) : GOODS[0];
}
