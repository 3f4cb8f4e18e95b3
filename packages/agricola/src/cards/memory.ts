import type { Good, Goods } from '../state/goods';

/**
 * What a card in play keeps. The state holds one whole number for each card in play, 0 for nothing; what the number means,
 * how it is written, drawn and checked follows from this (see `kept.ts`).
 */
export type Memory =
  /** A number: so many things without a name; `as`: room for so many people, or a round. */
  | { readonly keeps: 'counter'; readonly from: number; readonly as?: 'room' | 'round' }
  /** Goods, so many of each of these; so many of each when the card is played. */
  | { readonly keeps: 'goods'; readonly of: readonly Good[]; readonly from: readonly number[] }
  /** Goods one above the other, listed from the top: only the top one can be had. */
  | { readonly keeps: 'pile'; readonly goods: readonly Good[] }
  /** The crops of a field card, in so many stacks. */
  | { readonly keeps: 'crops'; readonly stacks: number }
  /** A good in so many stacks. */
  | { readonly keeps: 'stacks'; readonly of: Good; readonly count: number }
  /** Players, a bit for each seat. */
  | { readonly keeps: 'seats' }
  /** An action space. */
  | { readonly keeps: 'space' }
  /** A person until the end of a round, and the action space that the person goes to then. */
  | { readonly keeps: 'claim' }
  /**
   * Places of the farmyard: spaces, edges at its rim, or the center of four spaces, by the upper left of them. `of`: 1 of
   * this good lies on each of them.
   */
  | { readonly keeps: 'places'; readonly at: 'spaces' | 'rim' | 'center'; readonly of?: Good };

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
/** Spaces of the farmyard; with 1 of a good on each. */
export const cells: Memory = { keeps: 'places', at: 'spaces' };
export const cellsWith = (of: Good): Memory => ({ keeps: 'places', at: 'spaces', of });
/** The crops of a field card. */
export const crops = (stacks: number): Memory => ({ keeps: 'crops', stacks });
/** A good in so many stacks. */
export const stacksOf = (of: Good, count: number): Extract<Memory, { keeps: 'stacks' }> => ({
  keeps: 'stacks',
  of,
  count,
});
export const room: Memory = { keeps: 'counter', from: 0, as: 'room' };
export const markedSeats: Memory = { keeps: 'seats' };
export const spaceOnBoard: Memory = { keeps: 'space' };
export const markedRound: Memory = { keeps: 'counter', from: 0, as: 'round' };
export const claim: Memory = { keeps: 'claim' };
export const rim: Memory = { keeps: 'places', at: 'rim' };
export const center: Memory = { keeps: 'places', at: 'center' };
