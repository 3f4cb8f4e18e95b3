import type { Amounts } from '@furrow/farm/goods';

/** The goods by number, if each of the amounts is 1 of one good; undefined if any is something else. */
export function singlesIn(all: readonly Amounts[]): readonly number[] | undefined {
  const goods = all.map((one) => (one.length === 1 && one[0][1] === 1 ? one[0][0] : -1));
  return goods.includes(-1) ? undefined : goods;
}

/** What somebody with so much of each good has of everything that the prices name, zeros included. */
export function ownedOf(goods: readonly number[], prices: readonly Amounts[]): Amounts {
  const named = new Set(prices.flatMap((price) => price.map(([good]) => good)));
  return [...named].sort((a, b) => a - b).map((good) => [good, goods[good]] as const);
}

/** Whether the amounts are one single thing, so that their verb is in the singular. */
export function isOne(of: Amounts): boolean {
  return of.length === 1 && of[0][1] === 1;
}

/** The words for so many of something in a list; none if there are none. */
export function some(n: number, words: (n: number) => string): readonly string[] {
  return n === 0 ? [] : [words(n)];
}
