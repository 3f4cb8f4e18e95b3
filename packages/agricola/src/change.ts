import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { tell } from './events';
import { type Amounts, FOOD } from './goods';
import { foodRates } from './majors';
import { CONVERTIBLE } from './payment/convert';
import type { State } from './state';

/** The majors that a seat owns, as a mask. */
export function majorsOf(state: State, seat: Seat): number {
  let mask = 0;
  for (let i = 0; i < state.majors.length; i++) if (state.majors[i] === seat + 1) mask |= 1 << i;
  return mask;
}

/** What each good gives in food at any time for a seat. */
export function ratesOf(state: State, seat: Seat): readonly number[] {
  return foodRates(majorsOf(state, seat));
}

/** Puts goods into a player's supply or onto the farm. */
export function gainGoods(run: Run<State>, seat: Seat, goods: Amounts): void {
  const own = run.state.players[seat].goods;
  for (const [good, count] of goods) own[good] += count;
  if (goods.length > 0) tell(run, () => ({ event: 'gained', seat, goods }));
}

/** Pays a price that the player has. */
export function payGoods(run: Run<State>, seat: Seat, price: Amounts): void {
  if (price.length === 0) return;
  const own = run.state.players[seat].goods;
  for (const [good, count] of price) own[good] -= count;
  tell(run, () => ({ event: 'paid', seat, goods: price }));
}

/** Turns goods into food; counts as in `CONVERTIBLE`. */
export function convertGoods(run: Run<State>, seat: Seat, counts: readonly number[]): void {
  const own = run.state.players[seat].goods;
  const rates = ratesOf(run.state, seat);
  const given: [number, number][] = [];
  let food = 0;
  counts.forEach((count, i) => {
    if (count === 0) return;
    const good = CONVERTIBLE[i];
    own[good] -= count;
    food += count * rates[good];
    given.push([good, count]);
  });
  own[FOOD] += food;
  if (given.length > 0) tell(run, () => ({ event: 'converted', seat, goods: given, food }));
}
