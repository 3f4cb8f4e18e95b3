import type { Amounts } from '@furrow/farm/goods';
import { FOOD } from '../state/goods';
import type { Player } from '../state/state';
import { foodWithin } from './convert';

/** The food in a price. */
export function foodIn(price: Amounts): number {
  for (const part of price) if (part[0] === FOOD) return part[1];
  return 0;
}

/** Whether there is enough of every good of a price, without turning anything into food. */
export function hasAll(goods: readonly number[], price: Amounts): boolean {
  for (const part of price) if (goods[part[0]] < part[1]) return false;
  return true;
}

/** Whether the player can pay, turning goods into food where food is missing (AG-Q05). */
export function canPay(player: Player, price: Amounts, rates: readonly number[]): boolean {
  let food = 0;
  let convertible = 0;
  for (const part of price) {
    const good = part[0];
    const count = part[1];
    if (good === FOOD) food = count;
    else if (player.goods[good] < count) return false;
    else convertible += count * rates[good];
  }
  return food === 0 || player.goods[FOOD] >= food || foodWithin(player, rates) - convertible >= food;
}
