import { type Domain, freeForm } from '@furrow/kernel/domain';
import { list } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { no, YES } from '@furrow/kernel/verdict';
import { convertGoods, ratesOf } from '../change';
import { type Amounts, FOOD } from '../goods';
import { CONVERTIBLE, leastConversions } from '../payment/convert';
import { asking, type Question } from '../questions';
import { because } from '../reasons';
import type { State } from '../state';

/** The food in a price. */
function foodIn(price: Amounts): number {
  for (const [good, count] of price) if (good === FOOD) return count;
  return 0;
}

/** How much of each good the rest of a price needs, so that it is not turned into food. */
function reservedBy(price: Amounts): number[] {
  const reserved: number[] = [];
  for (const [good, count] of price) if (good !== FOOD) reserved[good] = count;
  return reserved;
}

/** The least ways of converting that let the seat pay a price; none if it has the food. */
function waysToPay(run: Run<State>, seat: number, price: Amounts): number[][] {
  const player = run.state.players[seat];
  const missing = foodIn(price) - player.goods[FOOD];
  if (missing <= 0) return [];
  return leastConversions(player, ratesOf(run.state, seat), missing, reservedBy(price));
}

/** Whether the seat must say how it finds the food for a price. Converts by itself if there is only one way. */
export function mustAskForFood(run: Run<State>, seat: number, price: Amounts): boolean {
  const ways = waysToPay(run, seat, price);
  if (ways.length === 1) convertGoods(run, seat, ways[0]);
  return ways.length > 1;
}

/** The ways to find the food for a price. */
export function foodDomain(run: Run<State>, seat: number, price: Amounts): Domain {
  const player = run.state.players[seat];
  const rates = ratesOf(run.state, seat);
  const reserved = reservedBy(price);
  const missing = foodIn(price) - player.goods[FOOD];
  return freeForm(
    waysToPay(run, seat, price).map((way) => list('convert', way)),
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
      return food >= missing ? YES : no(because({ why: 'cannot-pay', prices: [price] }));
    },
  );
}

/** Asks how the food for a price is found. */
export function foodQuestion(run: Run<State>, seat: number, price: Amounts): Question {
  const missing = foodIn(price) - run.state.players[seat].goods[FOOD];
  return asking({ ask: 'food', price, missing, rates: ratesOf(run.state, seat) });
}
