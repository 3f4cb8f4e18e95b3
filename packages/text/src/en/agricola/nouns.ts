import type { Effect } from '@furrow/agricola/effect';
import { type Amounts, amounts, GOODS, type Good } from '@furrow/agricola/goods';
import { majors } from '@furrow/agricola/majors';
import { numberText } from '../../number-text';
import type { EdgePlace } from '../../places';
import { list } from '../grammar';

const GOOD_NAMES: Readonly<Record<Good, readonly [one: string, many: string]>> = {
  wood: ['wood', 'wood'],
  clay: ['clay', 'clay'],
  reed: ['reed', 'reed'],
  stone: ['stone', 'stone'],
  grain: ['grain', 'grain'],
  vegetable: ['vegetable', 'vegetables'],
  food: ['food', 'food'],
  sheep: ['sheep', 'sheep'],
  boar: ['wild boar', 'wild boar'],
  cattle: ['cattle', 'cattle'],
};

/** What there are two of has its price in its name. */
const MAJOR_NAMES: Readonly<Record<string, string>> = {
  'fireplace-2': 'Fireplace (2 clay)',
  'fireplace-3': 'Fireplace (3 clay)',
  'cooking-hearth-4': 'Cooking Hearth (4 clay)',
  'cooking-hearth-5': 'Cooking Hearth (5 clay)',
  well: 'Well',
  'clay-oven': 'Clay Oven',
  'stone-oven': 'Stone Oven',
  joinery: 'Joinery',
  pottery: 'Pottery',
  basketmaker: 'Basketmaker’s Workshop',
};

/** What a house is made of, by its number. */
export const MATERIALS = ['wood', 'clay', 'stone'] as const;

/** The seasons by their number. */
export const SEASON_NAMES = ['winter', 'spring', 'summer', 'autumn'] as const;

/** What each season changes, by its number; `get` is said of spaces when a round begins. */
export const SEASON_RULES = [
  'clay and reed spaces get 1 less, nobody can fish before round 12, and plowing a field costs 1 food',
  'wood spaces get 1 less, stone spaces get 1 more, and each time you build fences up to 2 of them are free, if you pay for at least 1',
  'clay spaces get 1 more, stone spaces get 1 less, “Fishing” gets 1 more food, “Day Laborer” gives 1 grain as well, and for each room you build you may build 1 stable for free',
  'wood and reed spaces get 1 more, and each major improvement costs 1 building resource less',
] as const;

/** A good in the number that so many of it take: `1 vegetable`, `2 vegetables`. */
export function goodName(good: number, count = 2): string {
  const [one, many] = GOOD_NAMES[GOODS[good]];
  return count === 1 ? one : many;
}

/** An amount of one good; none is `no reed`. */
export function amount(good: number, count: number): string {
  return `${count === 0 ? 'no' : count} ${goodName(good, count)}`;
}

/** Amounts in a row; nothing at all is `nothing`. */
export function goods(of: Amounts): string {
  return of.length === 0 ? 'nothing' : list(of.map(([good, count]) => amount(good, count)));
}

/** A price in a sentence: `for 2 wood`, `for free`. */
export function forPrice(price: Amounts): string {
  return `for ${price.length === 0 ? 'free' : goods(price)}`;
}

/** Several things to choose from, set apart by commas where they are more than a word or two. */
export function alternatives(of: readonly string[]): string {
  if (!of.some((text) => /,| and | or /.test(text))) return list(of, 'or');
  return of.length === 1 ? of[0] : `${of.slice(0, -1).join(', ')}, or ${of[of.length - 1]}`;
}

/** Several prices to choose from: `3 stone, or 1 wood and 2 stone`. */
export function prices(of: readonly Amounts[]): string {
  return alternatives(of.map(goods));
}

/** The goods to choose from, by number, if the effect is to take 1 of several goods. */
export function singleGoods(effect: Effect): readonly number[] | undefined {
  if (effect.do !== 'oneOf') return undefined;
  const numbers = Object.values(effect.options).map((option) => {
    const one = option.do === 'gain' ? amounts(option.goods) : [];
    return one.length === 1 && one[0][1] === 1 ? one[0][0] : -1;
  });
  return numbers.includes(-1) ? undefined : numbers;
}

/** What goods become: `1 grain into 1, 1 sheep into 2 and 1 cattle into 3`. */
export function intoFood(rates: Amounts): string {
  return list(rates.map(([good, food]) => `${amount(good, 1)} into ${food}`));
}

/** A major improvement's name by its number. */
export function majorName(major: number): string {
  return MAJOR_NAMES[majors[major].id];
}

/** A player by the number that people count with. */
export function seatName(seat: number): string {
  return `Player ${seat + 1}`;
}

/** An edge in a sentence. */
export function edgeName({ side, cell }: EdgePlace): string {
  return `the ${side} side of ${cell}`;
}

/** Fences and where they stand, those of one space together: `3 fences: a2 (north, west) and a3 (north)`. */
export function fencesAt(edges: readonly EdgePlace[]): string {
  if (edges.length === 1) return `1 fence on ${edgeName(edges[0])}`;
  const sides = new Map<string, string[]>();
  for (const { cell, side } of edges) sides.set(cell, [...(sides.get(cell) ?? []), side]);
  return `${edges.length} fences: ${list([...sides].map(([cell, of]) => `${cell} (${of.join(', ')})`))}`;
}

/** Rounds in a sentence: `round 14`, `rounds 7 to 11`, `rounds 4 and 9`. */
export function roundsText(rounds: readonly number[]): string {
  if (rounds.length === 1) return `round ${rounds[0]}`;
  const last = rounds[rounds.length - 1];
  const inARow = rounds.length > 2 && last - rounds[0] === rounds.length - 1;
  return `rounds ${inARow ? `${rounds[0]} to ${last}` : list(rounds.map(String))}`;
}

/** Begging markers: `1 begging marker`. */
export function begging(count: number): string {
  return `${count} begging ${count === 1 ? 'marker' : 'markers'}`;
}

/** Points: `1 point`, `3 points`. */
export function points(value: number): string {
  return `${numberText(value)} ${Math.abs(value) === 1 ? 'point' : 'points'}`;
}
