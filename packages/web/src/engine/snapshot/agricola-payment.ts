import { GOODS, GRAIN } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import type { Amount } from '../../protocol/goods';
import type { Look } from '../family';
import { amountOf } from './amounts';

/** The goods that an answer gives away: a price that is chosen, grain that is baked. */
export function agricolaPayment(
  { words }: Look<State>,
  _decision: Decision,
  { verb, things }: Move,
): Amount[] | undefined {
  const amount = (good: number, count: number) => amountOf(words, GOODS, good, count);
  if (verb === 'pay') return things.flatMap((count, good) => (count > 0 ? [amount(good, count)] : []));
  return verb === 'bake' ? [amount(GRAIN, things[0])] : undefined;
}
