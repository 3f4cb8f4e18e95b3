import type { Amounts } from '@furrow/farm/goods';
import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { ABOUT, FRAME } from '@furrow/kernel/stack';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { aboutPaid } from '../moments/brought';
import { findFood, foodDomain, foodQuestion, mustAskForFood } from '../payment/food';
import type { Bought } from '../payment/modifier';
import { hasAnimals, isOnFarm } from '../payment/on-farm';
import { isSamePrice, useUpChanges } from '../payment/once';
import { canPay, foodIn, hasAll } from '../payment/price';
import { lendingSpace, lentFor, pricesFor, printed, spendingFor } from '../payment/prices-for';
import { occupationIn, type Purchase, packed, purchaseOf, purchaseWords } from '../payment/purchase';
import { afterRoom } from '../payment/refund';
import { rulesOf } from '../ruleset';
import { payGoods, ratesOf } from '../state/change';
import { amountsOf, FOOD, GOODS } from '../state/goods';
import { NO_SOURCE } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

const [CHOOSING, FINDING_FOOD] = [0, 1];

/** Paying for something: choose among the prices that can be paid, find the food for it. Register a: the chosen price. */
export const chargeKind: Kind<State, Extract<Act, { do: 'charge' }>> = {
  registers: (_effect, program) => ({ about: purchaseWords(program) }),
  possible: () => true,
  step: (run) => {
    const { stack } = run;
    const { seat } = stack;
    const purchase = purchaseOf(stack.about);
    const prices = pricesFor(run, seat, purchase);
    if (stack.step === CHOOSING) {
      const ways = affordable(run, seat, prices);
      if (ways.length !== 1) return WAIT;
      stack.step = FINDING_FOOD;
      stack.a = prices.indexOf(ways[0]);
    }
    const price = prices[stack.a];
    if (mustAskForFood(run, seat, price)) return WAIT;
    stack.pop();
    useUpChanges(run, seat, purchase.what, () =>
      pricesFor(run, seat, purchase).some((other) => isSamePrice(other, price)),
    );
    payFromSpace(run, seat, purchase.what, lentFor(run, seat, purchase, price));
    payGoods(run, seat, price);
    if (purchase.what === 'minor') notePaid(run, price);
    if (purchase.what === 'room' && !rulesOf(run).fixedPrices) afterRoom(run, seat, purchase, price);
    return ON;
  },
  ask: (run) => {
    const { seat, step, about } = run.stack;
    if (step === FINDING_FOOD) return foodDomain(run, seat, chosen(run));
    const ways = payable(run, seat, purchaseOf(about));
    return listed(
      ways.map((price) =>
        list(
          'pay',
          GOODS.map((_, good) => price.find(([one]) => one === good)?.[1] ?? 0),
        ),
      ),
      () => because({ why: 'cannot-pay', prices: pricesFor(run, seat, purchaseOf(about)) }),
    );
  },
  question: (run) => {
    const { seat, step, about } = run.stack;
    if (step === FINDING_FOOD) return foodQuestion(run, seat, chosen(run));
    return asking({ ask: 'price', ...purchaseOf(about), prices: payable(run, seat, purchaseOf(about)) });
  },
  answer: (run, _node, move) => {
    const { stack } = run;
    if (stack.step === FINDING_FOOD) {
      findFood(run, stack.seat, move.things);
      return;
    }
    const prices = pricesFor(run, stack.seat, purchaseOf(stack.about));
    stack.a = prices.findIndex((price) =>
      GOODS.every((_, good) => countIn(price, good) === move.things[good]),
    );
    stack.step = FINDING_FOOD;
  },
};

/** Notes with which goods a card was paid, for what it does when it is played. */
function notePaid(run: Run<State>, price: Amounts): void {
  const { frames } = run.stack;
  const { id } = rulesOf(run).play;
  for (let i = frames.length - FRAME; i >= 0; i -= FRAME)
    if (frames[i] === id) {
      frames[i + ABOUT] = aboutPaid(price);
      return;
    }
}

/** Goods on a space pay for a part of something. */
function payFromSpace(run: Run<State>, seat: Seat, what: Bought, n: number): void {
  if (n === 0) return;
  const space = lendingSpace(run, seat, what);
  run.state.piles[space] -= n;
  tell(run, () => ({ event: 'paid', seat, goods: [[FOOD, n]], space }));
}

function countIn(price: Amounts, good: number): number {
  return price.find(([one]) => one === good)?.[1] ?? 0;
}

function chosen(run: Run<State>): Amounts {
  const { stack } = run;
  return pricesFor(run, stack.seat, purchaseOf(stack.about))[stack.a];
}

/** The prices that the seat can pay. */
export function payable(run: Run<State>, seat: Seat, purchase: Purchase): readonly Amounts[] {
  return affordable(run, seat, pricesFor(run, seat, purchase));
}

/** Whether the seat can pay for an occupation once it has what comes before that; the state is left as it was. */
function canAffordInAdvance(run: Run<State>, seat: Seat, purchase: Purchase, advance: Amounts): boolean {
  const { goods } = run.state.players[seat];
  for (const [good, n] of advance) goods[good] += n;
  const can = pricesFor(run, seat, purchase).some((price) => isAffordable(run, seat, price));
  for (const [good, n] of advance) goods[good] -= n;
  return can;
}

/** Whether there is one. Nothing makes a price dearer: where the seat has what is printed, that is the answer. */
export function canAfford(run: Run<State>, seat: Seat, purchase: Purchase): boolean {
  const advance = advanceOf(purchase);
  if (advance !== undefined) return canAffordInAdvance(run, seat, purchase, advance);
  if (hasPrinted(run, seat, purchase)) return true;
  for (const price of pricesFor(run, seat, purchase)) if (isAffordable(run, seat, price)) return true;
  return false;
}

/** What comes before an occupation is paid for. */
function advanceOf(purchase: Purchase): Amounts | undefined {
  if (purchase.what !== 'occupation' || occupationIn(purchase) < 0) return undefined;
  const { advance } = cards[occupationIn(purchase)];
  return advance === undefined ? undefined : amountsOf(advance);
}

/** Whether the seat has the goods of a printed price. Animals must have room too, and an occupation may cost more than its action. */
function hasPrinted(run: Run<State>, seat: Seat, purchase: Purchase): boolean {
  if (purchase.what === 'occupation' && occupationIn(purchase) >= 0) return false;
  if (spendingFor(run, purchase) !== undefined) return false;
  const { goods } = run.state.players[seat];
  for (const price of printed(run, seat, purchase))
    if (hasAll(goods, price) && !hasAnimals(price)) return true;
  return false;
}

function affordable(run: Run<State>, seat: Seat, prices: readonly Amounts[]): readonly Amounts[] {
  return prices.filter((price) => isAffordable(run, seat, price));
}

function isAffordable(run: Run<State>, seat: Seat, price: Amounts): boolean {
  const player = run.state.players[seat];
  if (!hasAll(player.goods, price)) {
    if (foodIn(price) === 0 || !canPay(player, price, ratesOf(run.state, seat))) return false;
  }
  return isOnFarm(run, seat, price);
}

/** The seat pays for something, at once if there is nothing to choose. */
export function charge(run: Run<State>, seat: Seat, purchase: Purchase): void {
  run.stack.push(rulesOf(run).charge.id, seat, NO_SOURCE, packed(purchase));
}
