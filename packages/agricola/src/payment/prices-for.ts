import type { Amounts } from '@furrow/farm/goods';
import { count } from '@furrow/farm/grid';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { majors } from '../boards/majors';
import { cards } from '../cards/index';
import { seasonChanges } from '../course/season';
import { holds } from '../effects/conditions';
import type { Effect } from '../effects/effect';
import { measure } from '../effects/measure';
import { ALL } from '../farm/farmyard';
import { isSpent } from '../in-play/spent';
import { HOUSES } from '../options/variant';
import { rulesOf } from '../ruleset';
import { amountsOf, BUILDING_RESOURCES, CLAY, FOOD, goodNumber, REED, STONE, WOOD } from '../state/goods';
import { sourceOfCard } from '../state/source';
import type { State } from '../state/state';
import { cardPrices, goodsOwed, withCost } from './card-prices';
import { changesPriceOf } from './changes-price';
import type { Bought } from './modifier';
import { isSamePrice } from './once';
import {
  FOOD_LIMIT,
  foodIn,
  occupationFor,
  occupationIn,
  PARTNER_ROOM,
  type Purchase,
  STRAIGHT_TO_STONE,
} from './purchase';
import { type PriceChange, reachablePrices } from './reachable-prices';

/** The prices of a room by what the house is made of. */
function roomPrices(material: number, reed: number): readonly (readonly Amounts[])[] {
  return [WOOD, CLAY, STONE].map((good) => [
    [
      [good, material],
      [REED, reed],
    ],
  ]);
}

/** AG-R502: a room costs 5 of what the house is made of, and 2 reed; AG-V30.3: for the partner 6 and 3. */
const OWN_ROOM = roomPrices(5, 2);
const ROOM_FOR_PARTNER = roomPrices(6, 3);

const FREE: readonly Amounts[] = [[]];

/** Fences, by the wood that they cost. */
const FENCE_PRICES = Array.from({ length: 64 }, (_, wood): readonly Amounts[] => [[[WOOD, wood]]]);

/** Renovating to clay, to stone: 1 of that for each room, and 1 reed; by the number of rooms. */
const RENOVATIONS = [CLAY, STONE].map((good) =>
  Array.from({ length: count(ALL) + 1 }, (_, rooms): readonly Amounts[] => [
    [
      [good, rooms],
      [REED, 1],
    ],
  ]),
);

/** An occupation, by the food that the action asks for. */
const OCCUPATIONS = Array.from({ length: FOOD_LIMIT }, (_, food): readonly Amounts[] =>
  food === 0 ? FREE : [[[FOOD, food]]],
);

/** What is printed: one of these is paid, unless something makes it cheaper. */
export function printed(run: Run<State>, seat: Seat, purchase: Purchase): readonly Amounts[] {
  const { what, which } = purchase;
  const { players } = run.state;
  const { farm } = players[seat];
  switch (what) {
    case 'room':
      if (which !== PARTNER_ROOM) return OWN_ROOM[farm.house];
      return ROOM_FOR_PARTNER[players[rulesOf(run).farmsFor[seat][1]].farm.house];
    case 'renovation':
      return RENOVATIONS[farm.house === 0 && which !== STRAIGHT_TO_STONE ? 0 : 1][count(farm.rooms)];
    case 'occupation':
      return OCCUPATIONS[foodIn(purchase)];
    case 'minor':
      return cardPrices(run, seat, which);
    case 'major':
      return majors[which].prices;
    case 'fence':
      return FENCE_PRICES[which];
    case 'stable':
      throw new Error(`${what}s have a price of their own in ${run.rules.program.nodes[0].path}`);
  }
}

/** Whether the seat pays for everything of a kind what is printed: neither the season nor a card changes it. */
export function paysPrinted(run: Run<State>, seat: Seat, what: Bought): boolean {
  const { fixedPrices, variant, farmsFor } = rulesOf(run);
  if (fixedPrices) return true;
  if (seasonChanges(run.state, variant, what).length > 0) return false;
  for (const owner of farmsFor[seat])
    for (const card of run.state.players[owner].played) if (changesPriceOf(card, what)) return false;
  return true;
}

/** All prices at which a seat can buy something now: one is paid. None is dearer than another in every good. */
export function pricesFor(run: Run<State>, seat: Seat, purchase: Purchase): readonly Amounts[] {
  if (purchase.what !== 'occupation') return changedPrices(run, seat, purchase);
  const prices = occupationPrices(run, seat, foodIn(purchase));
  return occupationIn(purchase) < 0 ? prices : withCost(prices, goodsOwed(run, seat, occupationIn(purchase)));
}

/** What an occupation costs the player: of its food some may come from a space. The prices with less of that stand first. */
function occupationPrices(run: Run<State>, seat: Seat, food: number): readonly Amounts[] {
  const plain = changedPrices(run, seat, occupationFor(food));
  const lent = Math.min(food, lendable(run, seat, 'occupation'));
  if (lent === 0) return plain;
  const prices = plain.slice();
  for (let n = 1; n <= lent; n++)
    for (const price of changedPrices(run, seat, occupationFor(food - n)))
      if (!prices.some((other) => isSamePrice(other, price))) prices.push(price);
  return prices;
}

/** How much of the food for an occupation comes from a space if a price is paid. */
export function lentFor(run: Run<State>, seat: Seat, purchase: Purchase, price: Amounts): number {
  if (purchase.what !== 'occupation') return 0;
  const food = foodIn(purchase);
  const cost = occupationIn(purchase) < 0 ? [] : goodsOwed(run, seat, occupationIn(purchase));
  const most = Math.min(food, lendable(run, seat, purchase.what));
  for (let n = 0; n <= most; n++) {
    const prices = withCost(changedPrices(run, seat, occupationFor(food - n)), cost);
    if (prices.some((one) => isSamePrice(one, price))) return n;
  }
  return 0;
}

/** How many goods on a space a seat may use to pay for something. */
function lendable(run: Run<State>, seat: Seat, what: Bought): number {
  const space = lendingSpace(run, seat, what);
  return space < 0 ? 0 : run.state.piles[space];
}

/** The space whose goods a seat may use to pay for something; -1 if there is none. */
export function lendingSpace(run: Run<State>, seat: Seat, what: Bought): number {
  for (const card of run.state.players[seat].played) {
    const { paysFrom } = cards[card];
    if (paysFrom?.of === what) return rulesOf(run).spaceNumber(paysFrom.space);
  }
  return -1;
}

function changedPrices(run: Run<State>, seat: Seat, purchase: Purchase): readonly Amounts[] {
  const { state } = run;
  const { what, node = 0 } = purchase;
  const { fixedPrices, variant } = rulesOf(run);
  const plain = printed(run, seat, purchase);
  const action = node > 0 ? actionChange(run, node) : NONE;
  if (fixedPrices && action.length === 0) return plain;
  const season = seasonChanges(state, variant, what);
  const changing = changesBy(run, seat, purchase);
  const spending = spendingFor(run, purchase);
  if (season.length > 0 || action.length > 0 || spending !== undefined)
    return reachablePrices(plain, [...season, ...action, ...changing.map(changeOf)], spending);
  return changing.length === 0 ? plain : changedBy(changing, plain);
}

/** What a stable costs a seat: what the action asks for, or what cards make of it. Nothing gives a choice of prices. */
export function stablePriceFor(run: Run<State>, seat: Seat, plain: Amounts): Amounts {
  if (paysPrinted(run, seat, 'stable')) return plain;
  const changing = changesBy(run, seat, STABLE);
  return changing.length === 0 ? plain : reachablePrices([plain], changing.map(changeOf))[0];
}

/** A stable; its price depends on the action. */
const STABLE: Purchase = { what: 'stable', which: 0 };

/** The good of which at least 1 must be paid, if the action says so. */
export function spendingFor(run: Run<State>, { node = 0 }: Purchase): number | undefined {
  if (node === 0) return undefined;
  const effect = run.rules.program.nodes[node].effect as Effect;
  const good = effect.do === 'major' ? effect.spending : undefined;
  return good === undefined ? undefined : goodNumber(good);
}

const NONE: readonly PriceChange[] = [];
const NOBODY: readonly number[] = [];
const knownOf = new Map<readonly Amounts[], Map<number | string, readonly Amounts[]>>();

/** What cards make of printed prices, worked out once for each of them and each set of changes. */
function changedBy(changing: readonly number[], plain: readonly Amounts[]): readonly Amounts[] {
  let known = knownOf.get(plain);
  if (known === undefined) {
    known = new Map();
    knownOf.set(plain, known);
  }
  const key = changing.length === 1 ? changing[0] : changing.join();
  let prices = known.get(key);
  if (prices === undefined) {
    prices = reachablePrices(plain, changing.map(changeOf));
    known.set(key, prices);
  }
  return prices;
}

/**
 * A change is known by its card, by its place among the changes of that card, and by how many times it applies; of places
 * and times there are always fewer.
 */
const [COSTS, TIMES] = [8, 32];

/**
 * What cards change about the price of something for the seat: its own, in team play also the partner's (AG-V30.5). What
 * they ask of a farm must hold on the one that gets what is bought.
 */
function changesBy(run: Run<State>, seat: Seat, { what, which, second }: Purchase): readonly number[] {
  const { state } = run;
  const rules = rulesOf(run);
  const farms = rules.farmsFor[seat];
  const forPartner = what === 'room' && which === PARTNER_ROOM;
  let found: number[] | undefined;
  for (const owner of farms) {
    for (const card of state.players[owner].played) {
      if (!changesPriceOf(card, what)) continue;
      const { costs } = cards[card];
      for (let i = 0; i < costs.length; i++) {
        const { of, change, when, to, times, named, second: onlySecond, once } = costs[i];
        if (once !== undefined && isSpent(state.players[owner], card, once)) continue;
        if (named !== undefined && !isNamed(named, what, which)) continue;
        if (!of.includes(what) || (onlySecond === true && second !== true)) continue;
        // What fences cost less is known when their wood is counted.
        if (what === 'fence' && 'less' in change) continue;
        if (to !== undefined && HOUSES[renovatedTo(run, seat, which)] !== to) continue;
        const look = { rules, state, seat: farms[forPartner ? 1 : 0], source: sourceOfCard(card), about: 0 };
        if (when !== undefined && !holds(look, when)) continue;
        found ??= [];
        const known = (card * COSTS + i) * TIMES + (times === undefined ? 1 : measure(look, times));
        // What takes off several resources of choice takes off one of them several times.
        const applied = 'lessAny' in change ? change.lessAny : 1;
        for (let n = 0; n < applied; n++) found.push(known);
      }
    }
  }
  return found ?? NOBODY;
}

/** Whether what is bought is one of these improvements. */
function isNamed(named: readonly string[], what: Bought, which: number): boolean {
  return what === 'major'
    ? named.includes(majors[which].id)
    : what === 'minor' && named.includes(cards[which].id);
}

/** What the house of a seat is made of after such a renovation. */
function renovatedTo({ state }: Run<State>, seat: Seat, which: number): number {
  return which === STRAIGHT_TO_STONE ? HOUSES.indexOf('stone') : state.players[seat].farm.house + 1;
}

/** What cards take off for the second thing of its kind that is bought with an action. */
export function lessForSecond(run: Run<State>, seat: Seat, purchase: Purchase): Amounts {
  const plain = changesBy(run, seat, { ...purchase, second: false });
  return changesBy(run, seat, { ...purchase, second: true })
    .filter((known) => !plain.includes(known))
    .flatMap((known) => {
      const change = changeOf(known);
      return 'less' in change ? change.less : [];
    });
}

/** How the action itself, by its node, changes the price of what is bought with it. */
function actionChange(run: Run<State>, node: number): readonly PriceChange[] {
  const effect = run.rules.program.nodes[node].effect as Effect;
  if (effect.do !== 'build' && effect.do !== 'renovate' && effect.do !== 'major') return NONE;
  if (effect.price !== undefined) return [{ instead: amountsOf(effect.price) }];
  return effect.do === 'major' || effect.less === undefined ? NONE : [{ less: amountsOf(effect.less) }];
}

function changeOf(known: number): PriceChange {
  const [at, times] = [Math.floor(known / TIMES), known % TIMES];
  const { change } = cards[Math.floor(at / COSTS)].costs[at % COSTS];
  if ('less' in change) return { less: amountsOf(change.less).map(([good, n]) => [good, n * times]) };
  if ('lessAny' in change) return { lessOneOf: BUILDING_RESOURCES.map(goodNumber) };
  if ('each' in change) return { each: goodNumber(change.each), by: goodNumber(change.to) };
  if ('instead' in change) return { instead: amountsOf(change.instead) };
  return { swap: change.swap.map(amountsOf), to: amountsOf(change.to) };
}
