import type { Amounts } from '@furrow/farm/goods';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { isFeeding } from '../course/work-phase';
import { foodRates, isCooked, kitchenOf } from '../in-play/kitchen';
import { aboutCooked } from '../moments/brought';
import { note } from '../moments/deeds';
import { obtained, raise } from '../moments/raise';
import { CONVERTIBLE } from '../payment/convert';
import { rulesOf } from '../ruleset';
import { tell } from '../vocabulary/events';
import { FOOD, GRAIN } from './goods';
import type { SpaceNumber } from './numbers';
import { cardOf, isCard, NO_SOURCE } from './source';
import type { State } from './state';

/** What each good gives in food at any time for a seat. */
export function ratesOf(state: State, seat: Seat): readonly number[] {
  return foodRates(kitchenOf(state, seat));
}

/** Puts goods into a player's supply or onto the farm; `source` is where they come from. Cards that wait for that act next. */
export function gainGoods(run: Run<State>, seat: Seat, goods: Amounts, source = NO_SOURCE): void {
  if (goods.length === 0) return;
  const card = isCard(source) ? { card: cardOf(source) } : {};
  tell(run, () => ({ event: 'gained', seat, goods, ...card }));
  addGoods(run, seat, goods, source);
}

function addGoods(run: Run<State>, seat: Seat, goods: Amounts, source = NO_SOURCE): void {
  const own = run.state.players[seat].goods;
  for (const [good, count] of goods) own[good] += count;
  obtained(run, seat, goods, source);
}

/** Pays a price that the player has. */
export function payGoods(run: Run<State>, seat: Seat, price: Amounts): void {
  if (price.length === 0) return;
  const own = run.state.players[seat].goods;
  for (const [good, count] of price) own[good] -= count;
  tell(run, () => ({ event: 'paid', seat, goods: price }));
}

/** Pays another player. */
export function payTo(run: Run<State>, seat: Seat, other: Seat, price: Amounts): void {
  const { players } = run.state;
  for (const [good, count] of price) players[seat].goods[good] -= count;
  tell(run, () => ({ event: 'paidTo', seat, other, goods: price }));
  addGoods(run, other, price);
}

/** Lays goods that the player has back on a space where such goods accumulate. */
export function putBack(run: Run<State>, seat: Seat, space: SpaceNumber, goods: Amounts): void {
  const own = run.state.players[seat].goods;
  for (const [good, count] of goods) {
    own[good] -= count;
    run.state.piles[space] += count;
  }
  tell(run, () => ({ event: 'putBack', seat, space, goods }));
}

/**
 * Turns goods into food; counts as in `CONVERTIBLE`. Cards that wait for cooking act when `raising` says.
 */
export function convertGoods(
  run: Run<State>,
  seat: Seat,
  counts: readonly number[],
  raising: typeof raise = raise,
): void {
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
  const cooked = cookedOf(given, rates);
  if (cooked.length === 0) return;
  note(run, seat, 'cooked');
  raising(run, 'cooked', seat, aboutCooked(cooked, isFeeding(rulesOf(run), run.state, seat)));
}

/** A seat turns 1 animal into so much food, whatever its improvements give for it. */
export function cookFor(run: Run<State>, seat: Seat, animal: number, food: number): void {
  const own = run.state.players[seat].goods;
  const given: Amounts = [[animal, 1]];
  own[animal]--;
  own[FOOD] += food;
  tell(run, () => ({ event: 'converted', seat, goods: given, food }));
  note(run, seat, 'cooked');
  raise(run, 'cooked', seat, aboutCooked(given, isFeeding(rulesOf(run), run.state, seat)));
}

/** What was cooked of goods that became food at these rates: raw vegetables are not, nor is grain. */
export function cookedOf(given: Amounts, rates: readonly number[]): Amounts {
  return given.filter(([good]) => good !== GRAIN && isCooked(good, rates));
}
