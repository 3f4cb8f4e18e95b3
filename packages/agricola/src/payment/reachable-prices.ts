import { type Amounts, pairs } from '@furrow/farm/goods';
import { GOODS } from '../state/goods';

/** A change of a price, in the numbers of the engine. */
export type PriceChange =
  /** So much less, as far as the price has it. */
  | { readonly less: Amounts }
  /** One less of one of these goods, at the payer's choice. */
  | { readonly lessOneOf: readonly number[] }
  /** This price in place of the other. */
  | { readonly instead: Amounts }
  /** One of these parts may be replaced. */
  | { readonly swap: readonly Amounts[]; readonly to: Amounts }
  /** Any number of a good may be replaced by as many of another. */
  | { readonly each: number; readonly by: number };

/**
 * The prices that arise from printed ones when each change is applied once, in whatever order: what must be applied is,
 * what may be is or is not. The result does not depend on the order in which the changes are listed; no price is dearer
 * than another in every good. `spending`: only prices with this good.
 */
export function reachablePrices(
  printed: readonly Amounts[],
  changes: readonly PriceChange[],
  spending?: number,
): readonly Amounts[] {
  let reached = distinct(printed.map((price) => ({ price: countsOf(price), applied: 0 })));
  for (let times = 0; times < changes.length; times++) reached = further(reached, changes);
  const all = reached
    .map(({ price }) => price)
    .filter((price) => spending === undefined || price[spending] > 0);
  return all
    .filter((price) => !all.some((other) => other !== price && isCheaper(other, price)))
    .map((price) => pairs(price))
    .sort(byGoods);
}

/** A price on the way, and the changes that were applied to it, as a mask. */
interface Reached {
  readonly price: readonly number[];
  readonly applied: number;
}

/** Everything that one more change makes of these prices. */
function further(reached: readonly Reached[], changes: readonly PriceChange[]): readonly Reached[] {
  const found: Reached[] = [];
  for (const { price, applied } of reached) {
    changes.forEach((change, i) => {
      if ((applied >> i) & 1) return;
      for (const next of changed(price, change)) found.push({ price: next, applied: applied | (1 << i) });
    });
  }
  return distinct(found);
}

function distinct(reached: readonly Reached[]): readonly Reached[] {
  return [...new Map(reached.map((one) => [`${one.applied}:${one.price.join()}`, one])).values()];
}

function countsOf(price: Amounts): number[] {
  const counts = GOODS.map(() => 0);
  for (const [good, n] of price) counts[good] += n;
  return counts;
}

function changed(price: readonly number[], change: PriceChange): number[][] {
  if ('less' in change) {
    const next = price.slice();
    for (const [good, n] of change.less) next[good] = Math.max(0, next[good] - n);
    return [next];
  }
  if ('instead' in change) return [price.slice(), countsOf(change.instead)];
  if ('lessOneOf' in change) {
    const ways = change.lessOneOf.filter((good) => price[good] > 0);
    if (ways.length === 0) return [price.slice()];
    return ways.map((one) => price.map((n, good) => (good === one ? n - 1 : n)));
  }
  if ('each' in change) return replaced(price, change.each, change.by);
  return [price.slice(), ...change.swap.flatMap((from) => swapped(price, from, change.to))];
}

/** None, one, two, … of a good replaced by another. */
function replaced(price: readonly number[], each: number, by: number): number[][] {
  return Array.from({ length: price[each] + 1 }, (_, n) => {
    const next = price.slice();
    next[each] -= n;
    next[by] += n;
    return next;
  });
}

function swapped(price: readonly number[], from: Amounts, to: Amounts): number[][] {
  if (from.some(([good, n]) => price[good] < n)) return [];
  const next = price.slice();
  for (const [good, n] of from) next[good] -= n;
  for (const [good, n] of to) next[good] += n;
  return [next];
}

function isCheaper(a: readonly number[], b: readonly number[]): boolean {
  return a.every((n, good) => n <= b[good]);
}

/** Prices with more of the first goods stand first. */
function byGoods(a: Amounts, b: Amounts): number {
  const [one, other] = [countsOf(a), countsOf(b)];
  const at = one.findIndex((n, good) => n !== other[good]);
  return at < 0 ? 0 : other[at] - one[at];
}
