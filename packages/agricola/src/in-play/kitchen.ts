import type { Seat } from '@furrow/kernel/seat';
import { type Kitchen, majors, majorsOf, type Upgradable } from '../boards/majors';
import type { Card } from '../cards/card';
import { cards } from '../cards/index';
import { amounts, goodNumber } from '../state/goods';
import type { State } from '../state/state';

/** Whether a card lets its owner turn no cattle into food. */
const sparesCattle = ({ forbids }: Card): boolean => forbids === 'cattleAsFood';

/** The cards that cook or bake, or that change what others cook. */
const cooking = cards.filter(
  (card) => card.cooks !== undefined || card.bakes !== undefined || sparesCattle(card),
);

/** Everything that cooks or bakes: the majors by number, then the cards. */
export const kitchens: readonly Kitchen[] = [...majors, ...cooking];

/** The bit of each card in a mask of kitchens; 0 if it neither cooks nor bakes. */
const bits = cards.map((card) => (cooking.includes(card) ? 1 << (majors.length + cooking.indexOf(card)) : 0));

/** Those of the cards that let their owner turn no cattle into food. */
const SPARING = cards.reduce((mask, card) => (sparesCattle(card) ? mask | bits[card.number] : mask), 0);

/** Cards that cook only with an improvement of some kind: their bits, and those of that kind. */
const bound = cooking.flatMap(({ number, cooksWith }) =>
  cooksWith === undefined ? [] : [{ bit: bits[number], needed: maskOf(cooksWith) }],
);

/** The improvements of a kind, all of which cook or bake. */
function maskOf(kind: Upgradable): number {
  const majorsOfKind = majors.reduce((mask, one) => mask | (one.kind === kind ? 1 << one.number : 0), 0);
  return cooking.reduce((mask, one) => mask | (one.is === kind ? bits[one.number] : 0), majorsOfKind);
}

/** What a seat can cook and bake with, as a mask over `kitchens`; other majors are in it too. */
export function kitchenOf(state: State, seat: Seat): number {
  let mask = majorsOf(state, seat);
  for (const card of state.players[seat].played) mask |= bits[card];
  for (const { bit, needed } of bound) if ((mask & needed) === 0) mask &= ~bit;
  return mask;
}

/** What a seat can cook and bake with; other majors are among it too. */
export function kitchensOf(state: State, seat: Seat): readonly Kitchen[] {
  const owned = kitchenOf(state, seat);
  return kitchens.filter((_, i) => ((owned >> i) & 1) === 1);
}

/** Whether something turns vegetables or animals into food; what does so with grain alone does not cook. */
export function isCooking({ cooks = {} }: Kitchen): boolean {
  return Object.keys(cooks).some((good) => good !== 'grain');
}

/** The best food for each good by what an owner cooks with (mask), by good; 0 where it cannot be turned into food. */
const rates = new Map<number, readonly number[]>();

/** Food for each good at any time: grain and vegetables raw or cooked, animals cooked. */
export function foodRates(owned: number): readonly number[] {
  let known = rates.get(owned);
  if (known === undefined) {
    known = ratesWith(owned);
    rates.set(owned, known);
  }
  return known;
}

/** What goods give in food without a cooking improvement. */
const RAW: readonly number[] = [0, 0, 0, 0, 1, 1, 0, 0, 0, 0];

/** Whether a good that becomes food at these rates is cooked for it. */
export function isCooked(good: number, foodFor: readonly number[]): boolean {
  return foodFor[good] > RAW[good];
}

function ratesWith(owned: number): readonly number[] {
  const best = RAW.slice();
  kitchens.forEach(({ cooks }, i) => {
    if (((owned >> i) & 1) === 0 || cooks === undefined) return;
    for (const [good, food] of amounts(cooks)) best[good] = Math.max(best[good], food);
  });
  if ((owned & SPARING) !== 0) best[goodNumber('cattle')] = 0;
  return best;
}

/** What can be baked in one action: how much grain at most, and the food for so much grain. */
export interface Bakery {
  readonly atMost: number;
  food(grain: number): number;
}

const bakeries = new Map<number, Bakery>();

/** What an owner (mask over `kitchens`) bakes with: each grain in the best oven that has room for it. */
export function bakery(owned: number): Bakery {
  let known = bakeries.get(owned);
  if (known === undefined) {
    known = openBakery(owned);
    bakeries.set(owned, known);
  }
  return known;
}

function openBakery(owned: number): Bakery {
  const ovens = kitchens
    .flatMap(({ bakes }, i) => (bakes !== undefined && (owned >> i) & 1 ? [bakes] : []))
    .sort((a, b) => b.food - a.food);
  return {
    atMost: ovens.reduce((sum, oven) => sum + oven.atMost, 0),
    food: (grain) => {
      let [left, food] = [grain, 0];
      for (const oven of ovens) {
        const here = Math.min(left, oven.atMost);
        food += here * oven.food;
        left -= here;
      }
      return food;
    },
  };
}
