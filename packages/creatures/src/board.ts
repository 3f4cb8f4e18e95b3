import type { Herd } from '@furrow/farm/standing';
import { goodNumber } from './goods';
import type { SpaceId } from './space-ids';
import { spaces } from './spaces';
import type { State } from './state';

/** The spaces as they lie together on the board. */
export const BOARD: readonly (readonly SpaceId[])[] = [
  ['start-wood', 'wood-3', 'stone-1', 'stone-2', 'building-resources'],
  ['expand', 'fences', 'walls', 'troughs', 'stall', 'stables'],
  ['special-1', 'special-2', 'reed-sheep', 'pig-sheep', 'cow-pigs', 'horse-sheep'],
];

/** What lies on a space: the first good once and the other as often as it was added, or all of one good. */
export function goodsOn(state: State, space: number): Herd[] | undefined {
  const pile = state.piles[space];
  const { refill } = spaces[space];
  if (refill === undefined) return undefined;
  if (pile === 0) return [];
  const first = goodNumber(refill.good);
  if (refill.then === undefined) return [{ good: first, count: pile }];
  const more = { good: goodNumber(refill.then), count: pile - 1 };
  return [{ good: first, count: 1 }, ...(more.count > 0 ? [more] : [])];
}
