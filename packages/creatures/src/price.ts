import type { Amounts } from '@furrow/farm/goods';
import { owns } from './farmyard';
import { WOOD } from './goods';
import type { Player } from './state';

/** How much wood the player saves on each trough, stable and special building that costs wood. */
export function woodSaved(player: Player): number {
  return owns(player, (one) => one.savesWood === true) ? 1 : 0;
}

/** Whether the player can pay a price `times` over, with so much wood saved on each. */
export function canPay(player: Player, price: Amounts, saved = 0, times = 1): boolean {
  for (const [good, count] of price) {
    const each = good === WOOD ? count - saved : count;
    if (player.goods[good] < each * times) return false;
  }
  return true;
}

/** What the player really pays, for each of several prices. */
export function pricesFor(player: Player, prices: readonly Amounts[]): Amounts[] {
  const saved = woodSaved(player);
  return prices.map((price) => pricePaid(price, saved));
}

/** What is really paid for a price, with so much wood saved. */
export function pricePaid(price: Amounts, saved: number, times = 1): [number, number][] {
  const paid: [number, number][] = [];
  for (const [good, count] of price) {
    const each = (good === WOOD ? count - saved : count) * times;
    if (each > 0) paid.push([good, each]);
  }
  return paid;
}
