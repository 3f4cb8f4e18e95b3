import { ANY } from '@furrow/agricola/effect-words';
import { amounts, goodNumber } from '@furrow/agricola/goods';
import type { Change } from '@furrow/agricola/payment/modifier';
import type { PriceChange, Told } from './told';

/** How a card changes prices, as it is told. */
export function changeOf(change: Change): PriceChange {
  if ('swap' in change)
    return { change: 'swap', from: change.swap.map((one) => amounts(one)), to: amounts(change.to) };
  if ('each' in change) return { change: 'each', good: goodNumber(change.each), to: goodNumber(change.to) };
  return 'less' in change
    ? { change: 'less', goods: amounts(change.less) }
    : { change: 'instead', goods: amounts(change.instead) };
}

/** Whether a price has nothing of a good any more. */
export function isAll({ change }: Extract<Told, { tells: 'price' }>): boolean {
  return change.change === 'less' && change.goods.some(([, n]) => n === ANY);
}

/** Whether it is told of fences alone that they cost less: so many of an action then cost nothing. */
export function isForFences({ of, change }: Extract<Told, { tells: 'price' }>): boolean {
  return of.length === 1 && of[0] === 'fence' && change.change === 'less';
}
