import { majors } from '@furrow/agricola/boards/majors';
import { FOOD, GOODS, type Good } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import { hasTwin, type MajorKind, majorKind } from '../../agricola/major-kind';
import { runOf } from '../../agricola/rounds';
import { bySpace, type EdgePlace } from '../../places';
import { type GoodNoun, goodWords } from '../goods';
import { count, type Gender, list, onEdge, sideName, the } from '../grammar';

const GOOD_NOUNS: Readonly<Record<Good, GoodNoun>> = {
  wood: { gender: 'm', one: 'legno', many: 'legni', label: 'legno' },
  clay: { gender: 'f', one: 'argilla', many: 'argille', label: 'argilla' },
  reed: { gender: 'f', one: 'canna', many: 'canne' },
  stone: { gender: 'f', one: 'pietra', many: 'pietre', label: 'pietra' },
  grain: { gender: 'm', one: 'grano', many: 'grani', label: 'grano' },
  vegetable: { gender: 'm', one: 'ortaggio', many: 'ortaggi' },
  food: { gender: 'm', one: 'cibo', many: 'cibi', label: 'cibo' },
  sheep: { gender: 'f', one: 'pecora', many: 'pecore' },
  boar: { gender: 'm', one: 'cinghiale', many: 'cinghiali' },
  cattle: { gender: 'm', one: 'bovino', many: 'bovini' },
};

/** The major improvements, each with the gender of its name. */
const MAJOR_NAMES: Readonly<Record<MajorKind, readonly [gender: Gender, name: string]>> = {
  fireplace: ['m', 'Focolare'],
  'cooking-hearth': ['f', 'Cucina'],
  well: ['m', 'Pozzo'],
  'clay-oven': ['m', 'Forno d’Argilla'],
  'stone-oven': ['m', 'Forno di Pietra'],
  joinery: ['f', 'Falegnameria'],
  pottery: ['f', 'Bottega del Vasaio'],
  basketmaker: ['f', 'Bottega del Cestaio'],
};

/** What a house is made of, by number. */
export const MATERIALS = ['legno', 'argilla', 'pietra'] as const;

/** The words for goods. */
export const { goodName, goodLabel, amount, goods, having } = goodWords(
  GOODS.map((good) => GOOD_NOUNS[good]),
);

/** The gender of a good's noun. */
export function goodGender(good: number): Gender {
  return GOOD_NOUNS[GOODS[good]].gender;
}

/** So much food: `1 cibo`, `4 cibi`. */
export function food(n: number): string {
  return amount(FOOD, n);
}

/** Several prices to choose from: `3 argille`, `5 legni e 2 canne, oppure 2 legni`. */
export function prices(of: readonly Amounts[]): string {
  return of.map(goods).join(of.some((price) => price.length > 1) ? ', oppure ' : ' o ');
}

/** What is paid behind `per`, or that nothing is: `per 1 canna`, `gratis`. */
export function forPrice(of: readonly Amounts[]): string {
  return of.every((price) => price.length > 0) && of.length > 0 ? `per ${prices(of)}` : 'gratis';
}

/** Something with its price: `1 stanza (5 legni e 2 canne)`, `1 stalla (gratis)`. */
export function priced(what: string, ...price: readonly Amounts[]): string {
  return `${what} (${price.some((one) => one.length === 0) ? 'gratis' : prices(price)})`;
}

/** The name that a major improvement may share with another: `Focolare`. */
export function majorKindName(major: number): string {
  return MAJOR_NAMES[majorKind(major)][1];
}

/** The gender of a major improvement's name. */
export function genderOf(major: number): Gender {
  return MAJOR_NAMES[majorKind(major)][0];
}

/** A major improvement's name; those that share one are told apart by their price: `Focolare da 2 argille`. */
export function majorName(major: number): string {
  const name = majorKindName(major);
  return hasTwin(major) ? `${name} da ${goods(majors[major].price)}` : name;
}

/** A major improvement in a sentence: `il Pozzo`, `la Cucina da 4 argille`. */
export function theMajor(major: number): string {
  return the(genderOf(major), majorName(major));
}

/** What goods become, those with the same rate together: `ogni ortaggio, pecora o cinghiale in 2 cibi`. */
export function intoFood(rates: Amounts): string {
  const values = [...new Set(rates.map(([, value]) => value))];
  const texts = values.map((value) => {
    const names = rates.filter(([, other]) => other === value).map(([good]) => goodName(good, 1));
    return `ogni ${list(names, 'o')} in ${food(value)}`;
  });
  return list(texts);
}

/** A field: its space, or the name of a field card in quotes. */
function fieldName(field: string): string {
  return /^[a-c]\d$/.test(field) ? field : `«${field}»`;
}

/** Fields in a row: `a2 e «Custode dell’Orto»`. */
export function fieldNames(fields: readonly string[]): string {
  return list(fields.map(fieldName));
}

/** What is sown where: `grano in a2 e b2, ortaggi in a3`. */
export function sowing(grain: readonly string[], vegetables: readonly string[]): string {
  const parts: string[] = [];
  if (grain.length > 0) parts.push(`grano in ${fieldNames(grain)}`);
  if (vegetables.length > 0) parts.push(`ortaggi in ${fieldNames(vegetables)}`);
  return parts.join(', ');
}

/** The people of a family: `3 familiari`. */
export function people(n: number): string {
  return n === 0 ? 'nessun familiare' : count(n, 'familiare', 'familiari');
}

/** Fences: `1 steccato`, `4 steccati`. */
export function fenceCount(n: number): string {
  return count(n, 'steccato', 'steccati');
}

/** Palisades: `1 palizzata`, `4 palizzate`. */
export function palisadeCount(n: number): string {
  return count(n, 'palizzata', 'palizzate');
}

/** Bonus points: `1 punto bonus`, `3 punti bonus`. */
export function bonusPoints(n: number): string {
  return count(n, 'punto bonus', 'punti bonus');
}

/** Begging markers: `2 segnalini elemosina`. */
export function beggingMarkers(n: number): string {
  return count(n, 'segnalino elemosina', 'segnalini elemosina');
}

/** Fences and where they stand, for whom if that is said, those of one space together: `3 steccati: a2 (nord, ovest) e a3 (nord)`. */
export function fencesAt(edges: readonly EdgePlace[], forWhom: string, counted = fenceCount): string {
  const fences = `${counted(edges.length)}${forWhom}`;
  if (edges.length === 1) return `${fences} ${onEdge(edges[0])}`;
  const places = bySpace(edges).map(([cell, sides]) => `${cell} (${sides.map(sideName).join(', ')})`);
  return `${fences}: ${list(places)}`;
}

/** For whom something is built, if not for oneself. */
export function onFarm(partner: boolean): string {
  return partner ? ' per il tuo compagno' : '';
}

/** Rounds behind what stands before one or many of them: `nel round 14`, `dei round 4 e 9`, `dei round da 5 a 9`. */
export function rounds(one: string, many: string, of: readonly number[]): string {
  if (of.length === 1) return `${one} round ${of[0]}`;
  const run = runOf(of);
  return `${many} round ${run === undefined ? list(of.map(String)) : `da ${run[0]} a ${run[1]}`}`;
}
