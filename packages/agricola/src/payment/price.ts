import type { Amounts } from '@furrow/farm/goods';
import { FOOD } from '../goods';
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
