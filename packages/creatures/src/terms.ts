import type { Amounts } from '@furrow/farm/goods';
import type { Terms } from './effect';
import { amountsOf } from './goods';
import { canPay } from './price';
import type { Player } from './state';

/** What every piece beyond the free ones costs. */
export function priceOf(terms: Terms): Amounts {
  return amountsOf(terms.price);
}

/** How many may be placed in all; `gained` is how many were just gained. */
export function limit(terms: Terms, gained: number): number {
  return terms.atMost === 'gained' ? gained : terms.atMost;
}

/** Whether the player can pay for so many more, with so many placed already and so much wood saved on each. */
export function payable(player: Player, terms: Terms, placed: number, more: number, saved: number): boolean {
  const free = Math.max(0, terms.free - placed);
  return more <= free || canPay(player, priceOf(terms), saved, more - free);
}

/** How many more the player can pay for, at most so many, with so many placed already. */
export function mostPayable(player: Player, terms: Terms, placed: number, most: number): number {
  let more = most;
  while (more > 0 && !payable(player, terms, placed, more, 0)) more--;
  return more;
}
