import type { MajorId } from '../boards/major-ids';
import type { Condition, Quantity } from '../cards/quantity';
import type { Period } from '../effects/effect';
import type { House } from '../options/variant';
import type { Good, Goods } from '../state/goods';

/** What a price is for. */
export const BOUGHT = ['room', 'stable', 'fence', 'renovation', 'major', 'minor', 'occupation'] as const;
export type Bought = (typeof BOUGHT)[number];

/**
 * How a card changes its owner's prices. `less`: so much less of these goods, as far as the price has them. `instead`:
 * this price in place of the printed one. `swap`: one of `from` may be replaced by `to`, once for each thing bought. `each`: any
 * number of one good may be replaced by as many of another. `lessAny`: so many building resources less, at the payer's choice.
 */
export type Change =
  | { readonly less: Goods }
  | { readonly lessAny: number }
  | { readonly instead: Goods }
  | { readonly swap: readonly Goods[]; readonly to: Goods }
  | { readonly each: Good; readonly to: Good };

/** A major improvement, or a minor one of the 2007 edition. */
export type ImprovementId = MajorId | `${string}-2007`;

/** A change of prices: for what, and when. Less for fences is meant for each "Build Fences" action. */
export interface Cost {
  readonly of: readonly Bought[];
  readonly change: Change;
  readonly when?: Condition<never>;
  /** Only for a renovation to such a house. */
  readonly to?: House;
  /** So much less for each of something. */
  readonly times?: Quantity<never>;
  /** Only for these improvements. */
  readonly named?: readonly ImprovementId[];
  /** Only for the second thing of its kind that is bought with an action. */
  readonly second?: true;
  /** Only besides at least one fence of the action that is paid. */
  readonly besidesPaid?: true;
  /** Only for one such thing in each round or in the game: the card is used up by it. */
  readonly once?: Exclude<Period, 'turn'>;
}

/** Everything of this kind costs so much less. */
export const less = (goods: Goods, ...of: readonly Bought[]): Cost => ({ of, change: { less: goods } });
/** Everything of this kind costs so much less for each of something. */
export const lessPer = (goods: Goods, times: Quantity<never>, ...of: readonly Bought[]): Cost => ({
  ...less(goods, ...of),
  times,
});
/** Once in an action that builds at least two of this kind, they cost so much less. */
export const lessForTwo = (goods: Goods, of: Bought, when: Condition<never>): Cost => ({
  ...less(goods, of),
  when,
  second: true,
});
/** Everything of this kind may be had at this price. */
export const instead = (goods: Goods, of: readonly Bought[], when?: Condition<never>): Cost =>
  when === undefined ? { of, change: { instead: goods } } : { of, change: { instead: goods }, when };
/** Renovating to such a house may be had at this price. */
export const renovationFor = (to: House, goods: Goods): Cost => ({ ...instead(goods, ['renovation']), to });
/** One of these parts of the price may be replaced. */
export const swap = (from: readonly Goods[], to: Goods, ...of: readonly Bought[]): Cost => ({
  of,
  change: { swap: from, to },
});
/** Any number of one good in the price may be replaced by as many of another. */
export const replacing = (each: Good, to: Good, ...of: readonly Bought[]): Cost => ({
  of,
  change: { each, to },
});
/** These improvements cost so much less. */
export const lessFor = (goods: Goods, ...named: readonly ImprovementId[]): Cost => ({
  ...less(goods, 'major', 'minor'),
  named,
});
/** These improvements cost so many building resources less, at the owner's choice. */
export const lessAnyFor = (lessAny: number, ...named: readonly ImprovementId[]): Cost => ({
  of: ['major', 'minor'],
  change: { lessAny },
  named,
});
/** The same for 1 building resource. */
export const oneLessFor = (...named: readonly ImprovementId[]): Cost => lessAnyFor(1, ...named);
/** Only if something holds. */
export const onlyIf = (when: Condition<never>, cost: Cost): Cost => ({ ...cost, when });
/** For one such thing in each round, or for the next one of the game. */
export const onceIn = (once: NonNullable<Cost['once']>, cost: Cost): Cost => ({ ...cost, once });
/** These improvements may be had at this price. */
export const insteadFor = (goods: Goods, ...named: readonly ImprovementId[]): Cost => ({
  of: ['major', 'minor'],
  change: { instead: goods },
  named,
});
