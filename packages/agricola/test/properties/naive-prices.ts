import type { PriceChange } from '@furrow/agricola/payment/reachable-prices';

/** A price as counts by good, in words: `1:2 3:1` is 2 of good 1 and 1 of good 3. */
export type NaivePrice = ReadonlyMap<number, number>;

/** Pairs of a good and how many of it, as the engine lists prices. */
type Pairs = readonly (readonly [number, number])[];

/** The price in words, goods in ascending order. */
export function inWords(price: NaivePrice): string {
  return [...price]
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => a - b)
    .map(([good, n]) => `${good}:${n}`)
    .join(' ');
}

/** Every order of some things. */
function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, i) =>
    orders([...things.slice(0, i), ...things.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}

/** All prices at the end of all orders of the changes, without those for which another is at most as dear in all goods. */
export function naivePrices(printed: readonly Pairs[], changes: readonly PriceChange[]): string[] {
  const ends = new Map<string, NaivePrice>();
  for (const order of orders(changes))
    for (const start of printed) for (const end of walk(new Map(start), order)) ends.set(inWords(end), end);
  const prices = [...ends];
  return prices
    .filter(([words, price]) => !prices.some(([other, cheap]) => other !== words && atMost(cheap, price)))
    .map(([words]) => words)
    .sort();
}

function atMost(a: NaivePrice, b: NaivePrice): boolean {
  return [...a].every(([good, n]) => n <= (b.get(good) ?? 0));
}

function walk(price: NaivePrice, [first, ...rest]: readonly PriceChange[]): NaivePrice[] {
  return first === undefined ? [price] : outcomes(price, first).flatMap((next) => walk(next, rest));
}

/** What one change can make of a price. */
function outcomes(price: NaivePrice, change: PriceChange): NaivePrice[] {
  if ('less' in change) return [without(price, change.less)];
  if ('instead' in change) return [price, new Map(change.instead)];
  if ('lessOneOf' in change) {
    const inIt = change.lessOneOf.filter((good) => (price.get(good) ?? 0) > 0);
    return inIt.length === 0 ? [price] : inIt.map((good) => without(price, [[good, 1]]));
  }
  if ('each' in change) {
    const all = Array.from({ length: (price.get(change.each) ?? 0) + 1 }, (_, n) => n);
    return all.map((n) => plus(without(price, [[change.each, n]]), [[change.by, n]]));
  }
  const parts = change.swap.filter((part) => part.every(([good, n]) => (price.get(good) ?? 0) >= n));
  return [price, ...parts.map((part) => plus(without(price, part), change.to))];
}

function without(price: NaivePrice, goods: Pairs): NaivePrice {
  const next = new Map(price);
  for (const [good, n] of goods) next.set(good, Math.max(0, (next.get(good) ?? 0) - n));
  return next;
}

function plus(price: NaivePrice, goods: Pairs): NaivePrice {
  const next = new Map(price);
  for (const [good, n] of goods) next.set(good, (next.get(good) ?? 0) + n);
  return next;
}
