import { type Amounts, pairs } from '@furrow/farm/goods';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import { measure } from '../effects/measure';
import { rulesOf } from '../ruleset';
import { amountsOf, FOOD, GOODS } from '../state/goods';
import type { CardNumber } from '../state/numbers';
import { sourceOfCard } from '../state/source';
import type { State } from '../state/state';

const FREE: readonly Amounts[] = [[]];

/** What is printed on a card, one of these; with what it costs for each of something now. */
export function cardPrices(run: Run<State>, seat: Seat, card: CardNumber): readonly Amounts[] {
  const { prices, costPer } = cards[card];
  const printed = prices.length === 0 ? FREE : prices;
  if (costPer === undefined) return printed;
  const source = sourceOfCard(card);
  const times = measure({ rules: rulesOf(run), state: run.state, seat, source, about: 0 }, costPer.times);
  return pricesTimes(card, times, printed);
}

/** Prices by card and multiplier. A caller gets the same list every time, so what is worked out from it can be cached by identity. */
const known = new Map<number, readonly Amounts[]>();
/** More than any card's cost is ever multiplied by. */
const MOST_TIMES = 64;

function pricesTimes(card: CardNumber, times: number, printed: readonly Amounts[]): readonly Amounts[] {
  const key = card * MOST_TIMES + times;
  let prices = known.get(key);
  if (prices === undefined) {
    const more = amountsOf(cards[card].costPer?.goods ?? {}).map(([good, n]) => [good, n * times] as const);
    prices = withCost(printed, more);
    known.set(key, prices);
  }
  return prices;
}

/** Prices with something that is paid besides each of them. */
export function withCost(prices: readonly Amounts[], cost: Amounts): readonly Amounts[] {
  if (cost.length === 0) return prices;
  return prices.map((price) => {
    const counts = GOODS.map(() => 0);
    for (const [good, n] of [...price, ...cost]) counts[good] += n;
    return pairs(counts);
  });
}

/** Whether an occupation has an individual cost. */
export function hasOwnCost(card: CardNumber): boolean {
  const { prices, costPer } = cards[card];
  return prices.length > 0 || costPer !== undefined;
}

/** In the 2007 edition nobody begs for the individual cost of an occupation (AG-Q52). */
function mayBeg(card: CardNumber): boolean {
  return cards[card].edition === 'revised';
}

/** The individual cost of an occupation that must be had: all of it but the food for which its owner may beg. */
export function goodsOwed(run: Run<State>, seat: Seat, card: CardNumber): Amounts {
  return cardPrices(run, seat, card)[0].filter(([good]) => good !== FOOD || !mayBeg(card));
}

/** The food in the individual cost of an occupation for which its owner may beg. */
export function foodOwed(run: Run<State>, seat: Seat, card: CardNumber): number {
  if (!mayBeg(card)) return 0;
  return cardPrices(run, seat, card)[0].find(([good]) => good === FOOD)?.[1] ?? 0;
}
