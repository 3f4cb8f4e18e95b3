import { type Amounts, GOODS, type Good, goodNumber } from '@furrow/agricola/goods';
import { majors } from '@furrow/agricola/majors';
import type { EdgePlace, Side } from '../../places';
import { count, type Gender, list, type Noun, the } from '../grammar';

/** A good, and the word that stands for it where none is counted: `grano`. */
interface GoodNoun extends Noun {
  readonly label: string;
}

const GOOD_NOUNS: Readonly<Record<Good, GoodNoun>> = {
  wood: { gender: 'm', one: 'legno', many: 'legni', label: 'legno' },
  clay: { gender: 'f', one: 'argilla', many: 'argille', label: 'argilla' },
  reed: { gender: 'f', one: 'canna', many: 'canne', label: 'canne' },
  stone: { gender: 'f', one: 'pietra', many: 'pietre', label: 'pietra' },
  grain: { gender: 'm', one: 'grano', many: 'grani', label: 'grano' },
  vegetable: { gender: 'm', one: 'ortaggio', many: 'ortaggi', label: 'ortaggi' },
  food: { gender: 'm', one: 'cibo', many: 'cibi', label: 'cibo' },
  sheep: { gender: 'f', one: 'pecora', many: 'pecore', label: 'pecore' },
  boar: { gender: 'm', one: 'cinghiale', many: 'cinghiali', label: 'cinghiali' },
  cattle: { gender: 'm', one: 'bovino', many: 'bovini', label: 'bovini' },
};

const FIREPLACE = ['m', 'Focolare'] as const;
const HEARTH = ['f', 'Cucina'] as const;

/** The major improvements, each with the gender of its name. */
const MAJOR_NAMES: Readonly<Record<string, readonly [gender: Gender, name: string]>> = {
  'fireplace-2': FIREPLACE,
  'fireplace-3': FIREPLACE,
  'cooking-hearth-4': HEARTH,
  'cooking-hearth-5': HEARTH,
  well: ['m', 'Pozzo'],
  'clay-oven': ['m', 'Forno d’Argilla'],
  'stone-oven': ['m', 'Forno di Pietra'],
  joinery: ['f', 'Falegnameria'],
  pottery: ['f', 'Bottega del Vasaio'],
  basketmaker: ['f', 'Bottega del Cestaio'],
};

const SIDES: Readonly<Record<Side, string>> = {
  north: 'nord',
  east: 'est',
  south: 'sud',
  west: 'ovest',
};

/** What a house is made of, by number. */
export const MATERIALS = ['legno', 'argilla', 'pietra'] as const;

const FOOD = goodNumber('food');

/** A good as a label: `grano`, `pecore`. */
export function goodLabel(good: number): string {
  return GOOD_NOUNS[GOODS[good]].label;
}

/** A good in the number that so many of it take: `1 cinghiale`, `2 cinghiali`. */
export function goodName(good: number, n: number): string {
  const { one, many } = GOOD_NOUNS[GOODS[good]];
  return n === 1 ? one : many;
}

/** An amount of one good; none is `nessuna canna`. */
export function amount(good: number, n: number): string {
  if (n > 0) return `${n} ${goodName(good, n)}`;
  const { gender, one } = GOOD_NOUNS[GOODS[good]];
  return `${gender === 'm' ? 'nessun' : 'nessuna'} ${one}`;
}

/** So much food: `1 cibo`, `4 cibi`. */
export function food(n: number): string {
  return amount(FOOD, n);
}

/** Amounts in a row; nothing at all is `niente`. */
export function goods(of: Amounts): string {
  return of.length === 0 ? 'niente' : list(of.map(([good, n]) => amount(good, n)));
}

/** Several prices to choose from: `3 argille`, `5 legni e 2 canne, oppure 2 legni`. */
export function prices(of: readonly Amounts[]): string {
  return of.map(goods).join(of.some((price) => price.length > 1) ? ', oppure ' : ' o ');
}

/** What something is had for: `per 5 legni e 2 canne`, `gratis`. */
export function atPrice(price: Amounts): string {
  return price.length === 0 ? 'gratis' : `per ${goods(price)}`;
}

/** Whether the amounts are one single thing, so that their verb is in the singular. */
export function isOne(of: Amounts): boolean {
  return of.length === 1 && of[0][1] === 1;
}

/** The name that a major improvement may share with another: `Focolare`. */
export function majorKind(major: number): string {
  return MAJOR_NAMES[majors[major].id][1];
}

/** The gender of a major improvement's name. */
export function genderOf(major: number): Gender {
  return MAJOR_NAMES[majors[major].id][0];
}

/** A major improvement's name; those that share one are told apart by their price: `Focolare da 2 argille`. */
export function majorName(major: number): string {
  const kind = majorKind(major);
  const alone = majors.filter(({ number }) => majorKind(number) === kind).length === 1;
  return alone ? kind : `${kind} da ${goods(majors[major].price)}`;
}

/** A major improvement in a sentence: `il Pozzo`, `la Cucina da 4 argille`. */
export function theMajor(major: number): string {
  return the(genderOf(major), majorName(major));
}

/** A player by the number that people count with. */
export function seatName(seat: number): string {
  return `Giocatore ${seat + 1}`;
}

/** Where a fence stands: `sul lato nord di b2`. */
export function onEdge({ side, cell }: EdgePlace): string {
  return `sul lato ${SIDES[side]} di ${cell}`;
}

/** Fences and where they stand, those of one space together: `3 steccati: a2 (nord, ovest) e a3 (nord)`. */
export function fencesAt(edges: readonly EdgePlace[]): string {
  if (edges.length === 1) return `1 steccato ${onEdge(edges[0])}`;
  const sides = new Map<string, string[]>();
  for (const { cell, side } of edges) sides.set(cell, [...(sides.get(cell) ?? []), SIDES[side]]);
  return `${fenceCount(edges.length)}: ${list([...sides].map(([cell, of]) => `${cell} (${of.join(', ')})`))}`;
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

/** What is sown where: `grano in a2 e b2, ortaggi in a3`. */
export function sowing(grain: readonly string[], vegetables: readonly string[]): string {
  const parts: string[] = [];
  if (grain.length > 0) parts.push(`grano in ${list(grain)}`);
  if (vegetables.length > 0) parts.push(`ortaggi in ${list(vegetables)}`);
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

/** Begging markers: `2 segnalini elemosina`. */
export function beggingMarkers(n: number): string {
  return count(n, 'segnalino elemosina', 'segnalini elemosina');
}

/** Rounds behind what stands before one or many of them: `nel round 14`, `dei round 4 e 9`, `dei round da 5 a 9`. */
export function rounds(one: string, many: string, of: readonly number[]): string {
  if (of.length === 1) return `${one} round ${of[0]}`;
  const last = of[of.length - 1];
  const inARow = of.length > 2 && last - of[0] === of.length - 1;
  return `${many} round ${inARow ? `da ${of[0]} a ${last}` : list(of.map(String))}`;
}
