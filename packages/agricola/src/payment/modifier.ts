import type { Condition } from '../cards/quantity';
import type { Goods } from '../goods';

/** What a price is for. */
export const BOUGHT = ['room', 'stable', 'fence', 'renovation', 'major', 'minor', 'occupation'] as const;
export type Bought = (typeof BOUGHT)[number];

/**
 * How a card changes its owner's prices. `less`: so much less of these goods, as far as the price has them. `instead`:
 * this price in place of the printed one. `swap`: one of `from` may be replaced by `to`, once for each thing bought.
 */
export type Change =
  | { readonly less: Goods }
  | { readonly instead: Goods }
  | { readonly swap: readonly Goods[]; readonly to: Goods };

/** A change of prices: for what, and when. */
export interface Cost {
  readonly of: readonly Bought[];
  readonly change: Change;
  readonly when?: Condition<never>;
}

/** Everything of this kind costs so much less. */
export const less = (goods: Goods, ...of: readonly Bought[]): Cost => ({ of, change: { less: goods } });
/** Everything of this kind may be had at this price. */
export const instead = (goods: Goods, of: readonly Bought[], when?: Condition<never>): Cost =>
  when === undefined ? { of, change: { instead: goods } } : { of, change: { instead: goods }, when };
/** One of these parts of the price may be replaced. */
export const swap = (from: readonly Goods[], to: Goods, ...of: readonly Bought[]): Cost => ({
  of,
  change: { swap: from, to },
});
