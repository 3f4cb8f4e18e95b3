import type { Effect, Rounds } from '../effects/effect';
import type { Part } from '../moments/brought';
import type { Goods } from '../state/goods';
import type { Quantity } from './quantity';

const later = <P extends Part>(rounds: Rounds<P>, goods: Goods | 'delivery'): Effect<P> => ({
  do: 'later',
  rounds,
  goods,
});

/** Goods, or something of the card's own, on the spaces of these rounds that are still to come. */
export const onRoundsStill = (goods: Goods | 'delivery', ...at: readonly number[]): Effect<never> =>
  later({ at }, goods);

/** Goods on every remaining space of an even round. */
export const onEvenRounds = (goods: Goods): Effect<never> => later({ parity: 'even' }, goods);

/** Goods on every remaining space of an odd round. */
export const onOddRounds = (goods: Goods): Effect<never> => later({ parity: 'odd' }, goods);

/** Goods, or something of the card's own, on the spaces of the next so many odd rounds. */
export const onNextOdd = (first: number, goods: Goods | 'delivery'): Effect<never> =>
  later({ parity: 'odd', first }, goods);

/** Something of the card's own is due as many rounds later as there are of something. */
export const deliverAfterAsMany = <P extends Part = never>(of: Quantity<P>): Effect<P> =>
  later({ afterAsMany: of }, 'delivery');

/** One thing after the other on the spaces of the next rounds. */
export const oneByOne = (...row: readonly Goods[]): Effect<never> => ({
  do: 'seq',
  steps: row.map((goods, i) => later<never>({ after: [i + 1] }, goods)),
});
