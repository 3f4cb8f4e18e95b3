import type { Amounts } from '@furrow/farm/goods';
import { type Domain, freeForm } from '@furrow/kernel/domain';
import { list } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, YES } from '@furrow/kernel/verdict';
import { raiseAfter, raiseWithin } from '../moments/raise';
import { convertGoods, ratesOf } from '../state/change';
import { FOOD } from '../state/goods';
import type { State } from '../state/state';
import { asking, type Question } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { CONVERTIBLE, leastConversions } from './convert';
import { canPay, foodIn, hasAll } from './price';

/** How much of each good the rest of a price needs, so that it is not turned into food. */
function reservedBy(price: Amounts): number[] {
  const reserved: number[] = [];
  for (const [good, count] of price) if (good !== FOOD) reserved[good] = count;
  return reserved;
}

/** Converting nothing. */
const NOTHING: readonly number[] = CONVERTIBLE.map(() => 0);

/** What must still be so when a price was paid, goods having become food (as in `CONVERTIBLE`) for it. */
export type Afterwards = (way: readonly number[]) => boolean;

/** Whether something can be done once goods have become food in some way and the price is paid; the goods stay as they are. */
export function afterPaying(
  { state }: Run<State>,
  seat: Seat,
  price: () => Amounts,
  can: () => boolean,
): Afterwards {
  const { goods } = state.players[seat];
  const rates = ratesOf(state, seat);
  return (way) => {
    const before = goods.slice();
    way.forEach((n, i) => {
      goods[CONVERTIBLE[i]] -= n;
      goods[FOOD] += n * rates[CONVERTIBLE[i]];
    });
    for (const [good, n] of price()) goods[good] -= n;
    const answer = can();
    before.forEach((n, good) => {
      goods[good] = n;
    });
    return answer;
  };
}

const WHATEVER: Afterwards = () => true;

/** The least ways of converting that let the seat pay a price: nothing if it has the food; none if it cannot pay. */
export function waysToPay(
  run: Run<State>,
  seat: Seat,
  price: Amounts,
  afterwards = WHATEVER,
): (readonly number[])[] {
  const player = run.state.players[seat];
  const rates = ratesOf(run.state, seat);
  if (!canPay(player, price, rates)) return [];
  const missing = foodIn(price) - player.goods[FOOD];
  const ways = missing <= 0 ? [NOTHING] : leastConversions(player, rates, missing, reservedBy(price));
  return ways.filter(afterwards);
}

/**
 * Whether the seat must say how it finds the food for a price. Converts by itself if there is only one way; where there
 * is none any more, nothing can be answered, and whatever led there is not offered.
 */
export function mustAskForFood(
  run: Run<State>,
  seat: Seat,
  price: Amounts,
  afterwards?: Afterwards,
): boolean {
  if (afterwards === undefined && hasAll(run.state.players[seat].goods, price)) return false;
  const ways = waysToPay(run, seat, price, afterwards);
  if (ways.length === 1) convertGoods(run, seat, ways[0], raiseAfter);
  return ways.length !== 1;
}

/** The ways to find the food for a price. */
export function foodDomain(run: Run<State>, seat: Seat, price: Amounts, afterwards = WHATEVER): Domain {
  const player = run.state.players[seat];
  const rates = ratesOf(run.state, seat);
  const reserved = reservedBy(price);
  const missing = foodIn(price) - player.goods[FOOD];
  return freeForm(
    waysToPay(run, seat, price, afterwards).map((way) => list('convert', way)),
    (move) => {
      if (move.verb !== 'convert' || move.things.length !== CONVERTIBLE.length)
        return no(because({ why: 'not-asked' }));
      let food = 0;
      for (const [i, good] of CONVERTIBLE.entries()) {
        const given = move.things[i];
        if (given < 0 || given > player.goods[good] - (reserved[good] ?? 0))
          return no(because({ why: 'not-so-many' }));
        if (given > 0 && rates[good] === 0) return no(because({ why: 'nothing-to-convert' }));
        food += given * rates[good];
      }
      if (food < missing) return no(because({ why: 'cannot-pay', prices: [price] }));
      return afterwards(move.things) ? YES : no(because({ why: 'needed-afterwards' }));
    },
  );
}

/** The seat finds the food for a price as it has said. */
export function findFood(run: Run<State>, seat: Seat, way: readonly number[]): void {
  convertGoods(run, seat, way, raiseWithin);
}

/** Asks how the food for a price is found. */
export function foodQuestion(run: Run<State>, seat: Seat, price: Amounts): Question {
  const missing = foodIn(price) - run.state.players[seat].goods[FOOD];
  return asking({ ask: 'food', price, missing, rates: ratesOf(run.state, seat) });
}
