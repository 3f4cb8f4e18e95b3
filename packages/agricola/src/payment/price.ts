import { type Amounts, FOOD } from '../goods';
import type { Player } from '../state';
import { foodWithin } from './convert';

/** Whether the player can pay, turning goods into food where food is missing (AG-Q05). */
export function canPay(player: Player, price: Amounts, rates: readonly number[]): boolean {
  let food = 0;
  let convertible = 0;
  for (const [good, count] of price) {
    if (good === FOOD) food = count;
    else if (player.goods[good] < count) return false;
    else convertible += count * rates[good];
  }
  return food === 0 || player.goods[FOOD] >= food || foodWithin(player, rates) - convertible >= food;
}

/** A way in which prices differ from those printed: 1 less of one of the goods in the price, at the payer's choice. */
export interface Less {
  readonly of: readonly number[];
}

/** The prices that arise from a printed one: all that the reductions allow, the dearer ones that they beat left out. */
export function prices(printed: Amounts, reductions: readonly Less[]): readonly Amounts[] {
  const known = memo.get(printed)?.get(reductions);
  if (known !== undefined) return known;
  const found = close(printed, reductions);
  const byReductions = memo.get(printed) ?? new Map<readonly Less[], readonly Amounts[]>();
  memo.set(printed, byReductions.set(reductions, found));
  return found;
}

/** Prices depend on nothing but what is printed and the reductions in force, and both are shared values. */
const memo = new WeakMap<Amounts, Map<readonly Less[], readonly Amounts[]>>();

function close(printed: Amounts, reductions: readonly Less[]): readonly Amounts[] {
  let all: Amounts[] = [printed];
  for (const { of } of reductions) {
    const cheaper = all.flatMap((price) =>
      price
        .filter(([good]) => of.includes(good))
        .map(([good]) =>
          price.flatMap(([one, count]) =>
            one !== good ? [[one, count] as const] : count > 1 ? [[one, count - 1] as const] : [],
          ),
        ),
    );
    if (cheaper.length > 0) all = cheaper;
  }
  return distinct(all);
}

function distinct(all: readonly Amounts[]): Amounts[] {
  const seen = new Set<string>();
  return all.filter((price) => {
    const text = JSON.stringify(price);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
