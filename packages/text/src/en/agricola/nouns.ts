import { majors } from '@furrow/agricola/boards/majors';
import { GOODS, type Good } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import { hasTwin, type MajorKind, majorKind } from '../../agricola/major-kind';
import { runOf } from '../../agricola/rounds';
import { bySpace, type EdgePlace } from '../../places';
import { type GoodName, goodWords } from '../goods';
import { edgeName, list } from '../grammar';

const GOOD_NAMES: Readonly<Record<Good, GoodName>> = {
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

const MAJOR_NAMES: Readonly<Record<MajorKind, string>> = {
  fireplace: 'Fireplace',
  'cooking-hearth': 'Cooking Hearth',
  well: 'Well',
  'clay-oven': 'Clay Oven',
  'stone-oven': 'Stone Oven',
  joinery: 'Joinery',
  pottery: 'Pottery',
  basketmaker: 'Basketmaker’s Workshop',
};

/** What houses are made of, by number. */
export const MATERIALS = ['wood', 'clay', 'stone'] as const;

/** The words for goods. */
export const { goodName, amount, goods } = goodWords(GOODS.map((good) => GOOD_NAMES[good]));

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

/** One of several prices in a sentence: `for 2 wood, or 1 clay`, `for free`. */
export function forPrices(of: readonly Amounts[]): string {
  return of.every((price) => price.length === 0) ? forPrice([]) : `for ${prices(of)}`;
}

/** What goods become: `1 grain into 1, 1 sheep into 2 and 1 cattle into 3`. */
export function intoFood(rates: Amounts): string {
  return list(rates.map(([good, food]) => `${amount(good, 1)} into ${food}`));
}

/** The name that a major improvement may share with another: `Fireplace`. */
export function majorKindName(major: number): string {
  return MAJOR_NAMES[majorKind(major)];
}

/** A major improvement's name; what there are two of has its price in it: `Fireplace (2 clay)`. */
export function majorName(major: number): string {
  const name = majorKindName(major);
  return hasTwin(major) ? `${name} (${goods(majors[major].price)})` : name;
}

/** A field in a sentence: a space as it is, a card with quotation marks. */
export function fieldTitle(field: string): string {
  return /^[a-c]\d$/.test(field) ? field : `“${field}”`;
}

/** Crops and where they are sown: `grain on a2 and a3, and vegetables on b3`. */
export function sowing(grain: readonly string[], vegetables: readonly string[]): string {
  const crops: string[] = [];
  if (grain.length > 0) crops.push(`grain on ${list(grain.map(fieldTitle))}`);
  if (vegetables.length > 0) crops.push(`vegetables on ${list(vegetables.map(fieldTitle))}`);
  return crops.join(', and ');
}

/** Fences and where they stand, for whom if that is said, those of one space together: `3 fences: a2 (north, west) and a3 (north)`. */
export function fencesAt(edges: readonly EdgePlace[], forWhom: string): string {
  return standingAt('fence', edges, forWhom);
}

/** Things of a kind that stand on edges, and where. */
export function standingAt(one: string, edges: readonly EdgePlace[], forWhom = ''): string {
  if (edges.length === 1) return `1 ${one}${forWhom} on ${edgeName(edges[0])}`;
  const places = bySpace(edges).map(([cell, sides]) => `${cell} (${sides.join(', ')})`);
  return `${edges.length} ${one}s${forWhom}: ${list(places)}`;
}

/** On whose farm something is built, if not on one's own. */
export function onFarm(partner: boolean): string {
  return partner ? ' for your partner' : '';
}

/** Rounds in a sentence: `round 14`, `rounds 7 to 11`, `rounds 4 and 9`. */
export function roundsText(rounds: readonly number[]): string {
  if (rounds.length === 1) return `round ${rounds[0]}`;
  return `rounds ${runOf(rounds)?.join(' to ') ?? list(rounds.map(String))}`;
}

/** Begging markers: `1 begging marker`. */
export function begging(count: number): string {
  return `${count} begging ${count === 1 ? 'marker' : 'markers'}`;
}
