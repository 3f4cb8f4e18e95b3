import { majors } from '@furrow/agricola/boards/majors';
import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import { CONVERTIBLE, leastConversions } from '@furrow/agricola/payment/convert';
import { canPay } from '@furrow/agricola/payment/price';
import { pricesFor } from '@furrow/agricola/payment/prices-for';
import type { Purchase } from '@furrow/agricola/payment/purchase';
import { type PriceChange, reachablePrices } from '@furrow/agricola/payment/reachable-prices';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { FOOD, GOODS } from '@furrow/agricola/state/goods';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import { Run } from '@furrow/kernel/run';
import { howMany } from '@furrow/testkit/how-many';
import { expect, test } from 'vitest';
import { inWords, naivePrices } from './naive-prices';

type Pairs = readonly (readonly [number, number])[];

const TIMES = howMany(800, 3000);
const TIMEOUT = 60_000;
/** Building resources, grain and food: enough goods for every kind of change to meet every other. */
const PRICED = [0, 1, 2, 3, 4, 6];

function shuffled<T>(things: readonly T[], dice: Dice): T[] {
  const next = things.slice();
  for (let i = next.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    [next[i], next[j]] = [next[j], next[i]];
  }
  return next;
}

/** Some goods, at least one of them. */
function someGoods(dice: Dice, kinds: number, most: number): Pairs {
  return shuffled(PRICED, dice)
    .slice(0, 1 + dice.below(kinds))
    .map((good) => [good, 1 + dice.below(most)] as const);
}

function someChange(dice: Dice): PriceChange {
  switch (dice.below(5)) {
    case 0:
      return { less: someGoods(dice, 2, 3) };
    case 1:
      return { instead: someGoods(dice, 3, 4) };
    case 2:
      return { lessOneOf: shuffled(PRICED, dice).slice(0, 1 + dice.below(4)) };
    case 3: {
      const [each, by] = shuffled(PRICED, dice);
      return { each, by };
    }
    default: {
      const parts = Array.from({ length: 1 + dice.below(2) }, () => someGoods(dice, 1, 2));
      return { swap: parts, to: someGoods(dice, 1, 2) };
    }
  }
}

function some<T>(n: number, make: () => T): T[] {
  return Array.from({ length: n }, make);
}

const wordsOf = (prices: readonly Pairs[]) => prices.map((price) => inWords(new Map(price))).sort();

test('changed prices are those of all orders of the changes, found slowly', { timeout: TIMEOUT }, () => {
  for (let seed = 1; seed <= TIMES; seed++) {
    const dice = seededDice(seed);
    const printed = some(1 + dice.below(2), () => someGoods(dice, 3, 5));
    const changes = some(dice.below(5), () => someChange(dice));
    expect(wordsOf(reachablePrices(printed, changes)), `seed ${seed}`).toEqual(naivePrices(printed, changes));
  }
});

test('the order in which changes are listed changes nothing, not even the order of the prices', () => {
  for (let seed = 1; seed <= TIMES; seed++) {
    const dice = seededDice(seed);
    const printed = some(1 + dice.below(2), () => someGoods(dice, 3, 5));
    const changes = some(2 + dice.below(4), () => someChange(dice));
    const prices = reachablePrices(printed, changes);
    expect(reachablePrices(printed, shuffled(changes, dice)), `seed ${seed}`).toEqual(prices);
    expect(reachablePrices(shuffled(printed, dice), changes), `seed ${seed}`).toEqual(prices);
  }
});

test('no price is at least as dear as another in every good, and no amount is negative', () => {
  for (let seed = 1; seed <= TIMES; seed++) {
    const dice = seededDice(seed);
    const printed = some(1 + dice.below(2), () => someGoods(dice, 3, 5));
    const prices = reachablePrices(
      printed,
      some(1 + dice.below(5), () => someChange(dice)),
    ).map((price) => new Map(price));
    expect(prices.length, `seed ${seed}`).toBeGreaterThan(0);
    const counts = prices.map((price) => GOODS.map((_, good) => price.get(good) ?? 0));
    expect(counts.flat().every((n) => n >= 0)).toBe(true);
    const dearer = counts.filter((a) => counts.some((b) => b !== a && b.every((n, good) => n <= a[good])));
    expect(dearer, `seed ${seed}`).toEqual([]);
  }
});

/** Every way to give some of the goods that can become food, up to what there is. */
function* conversions(goods: readonly number[], at = 0): Generator<number[]> {
  if (at === CONVERTIBLE.length) yield [];
  else
    for (let n = 0; n <= goods[CONVERTIBLE[at]]; n++)
      for (const rest of conversions(goods, at + 1)) yield [n, ...rest];
}

/** Whether the goods pay a price after a conversion. */
function pays(
  goods: readonly number[],
  price: Pairs,
  rates: readonly number[],
  way: readonly number[],
): boolean {
  const left = goods.slice();
  way.forEach((n, i) => {
    left[CONVERTIBLE[i]] -= n;
    left[FOOD] += n * rates[CONVERTIBLE[i]];
  });
  for (const [good, n] of price) left[good] -= n;
  return left.every((n) => n >= 0);
}

test('AG-Q05 a price can be paid exactly if some conversion leaves the rest of it; nothing is used twice', () => {
  const [player] = agricola.open({}, 2).begin().players;
  for (let seed = 1; seed <= TIMES; seed++) {
    const dice = seededDice(seed);
    GOODS.forEach((_, good) => {
      player.goods[good] = dice.below(3);
    });
    const rates = GOODS.map((_, good) => (CONVERTIBLE.includes(good) ? dice.below(4) : 0));
    const price = shuffled([...PRICED, 5, 7], dice)
      .slice(0, 1 + dice.below(3))
      .map((good) => [good, 1 + dice.below(good === FOOD ? 6 : 2)] as const);
    const ways = [...conversions(player.goods)].filter((way) => pays(player.goods, price, rates, way));
    expect(canPay(player, price, rates), `seed ${seed}`).toBe(ways.length > 0);
    const food = price.find(([good]) => good === FOOD)?.[1] ?? 0;
    const missing = food - player.goods[FOOD];
    if (ways.length === 0 || missing <= 0) continue;
    const reserved: number[] = [];
    for (const [good, n] of price) if (good !== FOOD) reserved[good] = n;
    const least = ways.filter((way) => !ways.some((other) => isLess(other, way)));
    const found = leastConversions(player, rates, missing, reserved);
    expect(found.map(String).sort(), `seed ${seed}`).toEqual(least.map(String).sort());
  }
});

function isLess(a: readonly number[], b: readonly number[]): boolean {
  return a.every((n, i) => n <= b[i]) && a.some((n, i) => n < b[i]);
}

/** Everything that has a price of its own in the cards and on the display. */
const PURCHASES: readonly Purchase[] = [
  { what: 'room', which: 0 },
  { what: 'room', which: 0, second: true },
  { what: 'renovation', which: 0 },
  { what: 'fence', which: 4 },
  { what: 'occupation', which: 1 },
  { what: 'occupation', which: 2 },
  ...majors.map(({ number }) => ({ what: 'major' as const, which: number })),
  ...cards
    .filter(({ kind }) => kind === 'minor')
    .map(({ number }) => ({ what: 'minor' as const, which: number })),
];

test('the order in which cards were played changes no price', () => {
  const game = agricola.open({ mode: 'base', decks: 'A,B' }, 4);
  const { pool } = game.rules as Ruleset;
  const changing = pool.filter((card) => cards[card].price !== undefined);
  expect(changing.length).toBeGreaterThan(2);
  for (let seed = 1; seed <= 200; seed++) {
    const dice = seededDice(seed);
    const state = game.begin();
    const run = new Run(game.rules, state);
    const [player] = state.players;
    player.farm.house = dice.below(3);
    const owned = shuffled(changing, dice).slice(0, 2 + dice.below(changing.length - 1));
    const prices = [owned, shuffled(owned, dice)].map((played) => {
      player.played.splice(0, player.played.length, ...played);
      player.memory.splice(0, player.memory.length, ...played.map(() => 0));
      const open = PURCHASES.filter(({ what }) => what !== 'renovation' || player.farm.house < 2);
      return open.map((purchase) => pricesFor(run, 0, purchase));
    });
    expect(prices[1], `seed ${seed}`).toEqual(prices[0]);
  }
});
