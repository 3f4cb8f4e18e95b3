import type { Amounts } from '@furrow/farm/goods';
import { FOOD } from '../goods';
import type { Player } from '../state';
import { foodWithin } from './convert';

/** The food in a price. */
export function foodIn(price: Amounts): number {
  for (const [good, count] of price) if (good === FOOD) return count;
  return 0;
}

/** Whether there is enough of every good of a price, without turning anything into food. */
export function hasAll(goods: readonly number[], price: Amounts): boolean {
  for (const [good, n] of price) if (goods[good] < n) return false;
  return true;
}

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
