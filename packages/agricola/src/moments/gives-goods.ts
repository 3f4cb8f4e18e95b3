import type { AnyEffect } from '@furrow/kernel/effect';
import type { Effect } from '../effects/effect';

/** Whether an effect gives goods and does nothing else, without a question. */
export function givesOnlyGoods(effect: AnyEffect): boolean {
  const one = effect as Effect;
  if (one.do === 'seq') return one.steps.every(givesOnlyGoods);
  if (one.do === 'when') return givesOnlyGoods(one.then);
  return one.do === 'collect' || one.do === 'gain';
}

/** Whether an effect gives the same goods to everybody: only what lies on the space counts, not who uses it. */
export function givesAllAlike(effect: AnyEffect): boolean {
  const one = effect as Effect;
  if (one.do === 'seq') return one.steps.every(givesAllAlike);
  return one.do === 'collect' || (one.do === 'gain' && one.times === undefined);
}
