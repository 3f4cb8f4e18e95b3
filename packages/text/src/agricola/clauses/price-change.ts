import { amounts, goodNumber } from '@furrow/agricola/goods';
import type { Change } from '@furrow/agricola/payment/modifier';
import type { PriceChange } from './told';

/** How a card changes prices, as it is told. */
export function changeOf(change: Change): PriceChange {
  if ('swap' in change)
    return { change: 'swap', from: change.swap.map((one) => amounts(one)), to: amounts(change.to) };
  if ('each' in change) return { change: 'each', good: goodNumber(change.each), to: goodNumber(change.to) };
  return 'less' in change
    ? { change: 'less', goods: amounts(change.less) }
    : { change: 'instead', goods: amounts(change.instead) };
}
