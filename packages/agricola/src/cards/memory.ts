import type { Good, Goods } from '../goods';

/**
 * What a card in play keeps. The state holds one whole number for each card in play, 0 for nothing; what the number means,
 * how it is written, drawn and checked follows from this (see `kept.ts`).
 */
export type Memory =
  /** So many things without a name. */
  | { readonly keeps: 'counter'; readonly from: number }
  /** Goods, so many of each of these; so many of each when the card is played. */
  | { readonly keeps: 'goods'; readonly of: readonly Good[]; readonly from: readonly number[] }
  /** Goods one above the other, listed from the top: only the top one can be had. */
  | { readonly keeps: 'pile'; readonly goods: readonly Good[] }
  /** The crops of a field card, in so many stacks. */
  | { readonly keeps: 'crops'; readonly stacks: number }
  /** A good in so many stacks. */
  | { readonly keeps: 'stacks'; readonly of: Good; readonly count: number }
  /** Room for so many people. */
  | { readonly keeps: 'room' }
  /** Players, a bit for each seat. */
  | { readonly keeps: 'seats' }
  /** A round by its number. */
  | { readonly keeps: 'round' }
  /** A person until the end of a round, and the action space that the person goes to then. */
  | { readonly keeps: 'claim' }
  /** Spaces of the farmyard; `of`: 1 of this good lies on each of them. */
  | { readonly keeps: 'cells'; readonly of?: Good }
  /** Edges at the rim of the farmyard. */
  | { readonly keeps: 'rim' }
  /** The center of four spaces of the farmyard, by the upper left of them. */
  | { readonly keeps: 'center' };

/** Things without a name, so many when the card is played. */
export const counter = (from = 0): Memory => ({ keeps: 'counter', from });
/** Goods on the card; so many of each kind when it is played. */
export const goodsOnCard = (each: number, ...of: readonly Good[]): Memory => ({
  keeps: 'goods',
  of,
  from: of.map(() => each),
});
/** These goods on the card when it is played. */
export const stock = (goods: Goods): Memory => ({
  keeps: 'goods',
  of: Object.keys(goods) as Good[],
  from: Object.values(goods),
});
/** A pile of goods, from the top. */
export const pile = (...goods: readonly Good[]): Memory => ({ keeps: 'pile', goods });
/** Spaces of the farmyard with 1 of a good on each. */
export const cellsWith = (of: Good): Memory => ({ keeps: 'cells', of });
/** The crops of a field card. */
export const crops = (stacks: number): Memory => ({ keeps: 'crops', stacks });
/** A good in so many stacks. */
export const stacksOf = (of: Good, count: number): Memory => ({ keeps: 'stacks', of, count });
export const room: Memory = { keeps: 'room' };
export const markedSeats: Memory = { keeps: 'seats' };
export const markedRound: Memory = { keeps: 'round' };
export const claim: Memory = { keeps: 'claim' };
export const rim: Memory = { keeps: 'rim' };
export const center: Memory = { keeps: 'center' };
