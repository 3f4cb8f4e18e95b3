import type { AnyEffect } from '@furrow/kernel/effect';
import type { Effect } from './effect';

/** Whether an effect only brings goods, without a question. */
export function bringsGoods(effect: AnyEffect): boolean {
  const one = effect as Effect;
  if (one.do === 'seq') return one.steps.every(bringsGoods);
  if (one.do === 'when') return bringsGoods(one.then);
  return one.do === 'collect' || one.do === 'gain';
}

/** Whether an effect brings the same goods to everybody: only what lies on the space counts, not who comes there. */
export function bringsToAll(effect: AnyEffect): boolean {
  const one = effect as Effect;
  if (one.do === 'seq') return one.steps.every(bringsToAll);
  return one.do === 'collect' || (one.do === 'gain' && one.times === undefined);
}
