import type { Amounts } from '@furrow/farm/goods';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { ABOUT, FRAME } from '@furrow/kernel/stack';
import { BUILDING_RESOURCES } from '../state/goods';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { lessForSecond, pricesFor } from './prices-for';
import type { Purchase } from './purchase';

/** What was paid for a room stands in the number that the building is about: so many bits for each building resource. */
const BITS = 4;
const MOST = (1 << BITS) - 1;

/** Where the frame of the building begins for which something was paid; -1 if there is none. */
function buildingFrame({ rules, stack: { frames } }: Run<State>): number {
  for (let i = frames.length - FRAME; i >= 0; i -= FRAME)
    if (rules.program.nodes[frames[i]].does === 'build') return i;
  return -1;
}

/**
 * A room was paid for. What a card takes off for the second one of an action is meant for both together: as far as the
 * second one costs less than that, it is given back of what the first one cost.
 */
export function afterRoom(run: Run<State>, seat: Seat, purchase: Purchase, price: Amounts): void {
  const at = buildingFrame(run);
  if (at < 0) return;
  const { frames } = run.stack;
  if (purchase.second === true) giveBack(run, seat, leftOver(run, seat, purchase, price), frames[at + ABOUT]);
  else frames[at + ABOUT] = price.reduce((paid, [good, n]) => paid | (Math.min(n, MOST) << (BITS * good)), 0);
}

/** Gives back goods, at most those that were paid for the first room. */
function giveBack(run: Run<State>, seat: Seat, goods: Amounts, paid: number): void {
  const back = goods
    .map(([good, n]) => [good, Math.min(n, (paid >> (BITS * good)) & MOST)] as const)
    .filter(([good, n]) => good < BUILDING_RESOURCES.length && n > 0);
  if (back.length === 0) return;
  const own = run.state.players[seat].goods;
  for (const [good, n] of back) own[good] += n;
  tell(run, () => ({ event: 'refunded', seat, goods: back }));
}

/** What is left of the discount for the second room when it was bought for a price: the most, if there are several ways to it. */
function leftOver(run: Run<State>, seat: Seat, purchase: Purchase, price: Amounts): Amounts {
  const less = lessForSecond(run, seat, purchase);
  if (less.length === 0) return [];
  const inPrice = (goods: Amounts, wanted: number) => goods.find(([good]) => good === wanted)?.[1] ?? 0;
  const isReached = (full: Amounts) =>
    [...full, ...price].every(
      ([good]) => Math.max(0, inPrice(full, good) - inPrice(less, good)) === inPrice(price, good),
    );
  const rests = pricesFor(run, seat, { ...purchase, second: false })
    .filter(isReached)
    .map((full) => less.map(([good, n]) => [good, Math.max(0, n - inPrice(full, good))] as const));
  const size = (goods: Amounts) => goods.reduce((sum, [, n]) => sum + n, 0);
  return rests.reduce<Amounts>((best, one) => (size(one) > size(best) ? one : best), []);
}
