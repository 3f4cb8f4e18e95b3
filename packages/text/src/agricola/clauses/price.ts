import { findMajor } from '@furrow/agricola/boards/majors';
import { findCard } from '@furrow/agricola/cards/index';
import { ANY } from '@furrow/agricola/effects/effect-words';
import type { Bought, Change, Cost, ImprovementId } from '@furrow/agricola/payment/modifier';
import { amounts, goodNumber } from '@furrow/agricola/state/goods';
import { sourceOfCard, sourceOfMajor } from '@furrow/agricola/state/source';
import type { Amounts } from '@furrow/farm/goods';
import { countingOf } from './counting';
import { givenOf } from './given';
import type { Told } from './told';

/** What a price is for; major and minor improvements together are improvements. */
export type Purchase = Bought | 'improvement';

/** How a card changes prices. */
export type PriceChange =
  | { readonly change: 'less' | 'instead'; readonly goods: Amounts }
  /** So many building resources less, of choice. */
  | { readonly change: 'lessAny'; readonly n: number }
  | { readonly change: 'swap'; readonly from: readonly Amounts[]; readonly to: Amounts }
  /** Any number of one good may be replaced by as many of another. */
  | { readonly change: 'each'; readonly good: number; readonly to: number };

/** An improvement by its id, as a source. */
function sourceNamed(id: ImprovementId): number {
  const major = findMajor(id);
  if (major !== undefined) return sourceOfMajor(major.number);
  const card = findCard(id);
  if (card === undefined) throw new Error(`no improvement is called '${id}'`);
  return sourceOfCard(card.number);
}

/** What is told of a change of prices. */
export function priceChange({ of, change, when, to, times, named, second, once, besidesPaid }: Cost): Told {
  const both = of.includes('major') && of.includes('minor');
  const rest: readonly Purchase[] = both ? of.filter((one) => one !== 'major' && one !== 'minor') : of;
  return {
    tells: 'price',
    of: both ? ['improvement', ...rest] : rest,
    change: changeOf(change),
    named: named?.map(sourceNamed),
    to,
    given: when === undefined ? undefined : givenOf(when),
    times: times === undefined ? undefined : countingOf(times),
    second: second === true,
    once,
    besidesPaid: besidesPaid === true,
  };
}

/** Whether a price has nothing of a good any more. */
export function isAll({ change }: Extract<Told, { tells: 'price' }>): boolean {
  return change.change === 'less' && change.goods.some(([, n]) => n === ANY);
}

/** Whether something may be had for nothing. */
export function isFree({ goods }: { readonly goods: Amounts }): boolean {
  return goods.length === 0;
}

/** Whether it is told of fences alone that they cost less: so many of an action then cost nothing. */
export function isForFences({ of, change }: Extract<Told, { tells: 'price' }>): boolean {
  return of.length === 1 && of[0] === 'fence' && change.change === 'less';
}

function changeOf(change: Change): PriceChange {
  if ('swap' in change)
    return { change: 'swap', from: change.swap.map((one) => amounts(one)), to: amounts(change.to) };
  if ('lessAny' in change) return { change: 'lessAny', n: change.lessAny };
  if ('each' in change) return { change: 'each', good: goodNumber(change.each), to: goodNumber(change.to) };
  return 'less' in change
    ? { change: 'less', goods: amounts(change.less) }
    : { change: 'instead', goods: amounts(change.instead) };
}
