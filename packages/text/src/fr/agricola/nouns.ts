import { majors } from '@furrow/agricola/boards/majors';
import { type ANIMALS, GOODS, type Good } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import { hasTwin, type MajorKind, majorKind } from '../../agricola/major-kind';
import { runOf } from '../../agricola/rounds';
import { bySpace, type EdgePlace } from '../../places';
import { type GoodName, goodWords } from '../goods';
import { bare, count as counted, edgeName, form, list, quoted, sideName } from '../grammar';

const GOOD_NAMES: Readonly<Record<Good, GoodName>> = {
  wood: ['bois', 'bois', 'aucun'],
  clay: ['argile', 'argiles', 'aucune'],
  reed: ['roseau', 'roseaux', 'aucun'],
  stone: ['pierre', 'pierres', 'aucune'],
  grain: ['céréale', 'céréales', 'aucune'],
  vegetable: ['légume', 'légumes', 'aucun'],
  food: ['PN', 'PN', 'aucun'],
  sheep: ['mouton', 'moutons', 'aucun'],
  boar: ['sanglier', 'sangliers', 'aucun'],
  cattle: ['bœuf', 'bœufs', 'aucun'],
};

type Animal = (typeof ANIMALS)[number];

const YOUNG: Readonly<Record<Animal, string>> = { sheep: 'agneau', boar: 'marcassin', cattle: 'veau' };

const MAJOR_NAMES: Readonly<Record<MajorKind, string>> = {
  fireplace: 'le Foyer',
  'cooking-hearth': 'le Fourneau',
  well: 'le Puits',
  'clay-oven': 'le Four en briques',
  'stone-oven': 'le Four en pierre',
  joinery: 'la Menuiserie',
  pottery: 'la Poterie',
  basketmaker: 'la Vannerie',
};

/** The house by its material, with its article. */
export const HOUSES = ['une cabane en bois', 'une cabane en argile', 'une maison en pierre'] as const;

/** The words for goods. */
export const { goodName, amount, goods, doWith, having } = goodWords(GOODS.map((good) => GOOD_NAMES[good]));

/** A good as a label: `bois`, `moutons`; food has its full name there. */
export function goodLabel(good: number): string {
  return GOODS[good] === 'food' ? 'nourriture' : goodName(good);
}

/** So much food: `3 PN`. */
export function food(count: number): string {
  return `${count} PN`;
}

/** Goods that become so much food: `transformer 1 mouton en 2 PN`. */
export function turnInto(verb: string, given: Amounts, gives: number): string {
  return `${verb} ${goods(given)} en ${food(gives)}`;
}

/** Several prices to choose from: `3 bois`, `soit 5 bois et 2 roseaux, soit 2 bois`. */
export function prices(of: readonly Amounts[]): string {
  return of.length === 1 ? goods(of[0]) : of.map((price) => `soit ${goods(price)}`).join(', ');
}

/** What something costs: `pour 3 bois`, `pour 3 pierres ou pour 1 bois et 2 pierres`. */
export function forPrices(of: readonly Amounts[]): string {
  return of.length === 0 ? forPrice([]) : list(of.map(forPrice), 'ou');
}

/** What something is had for: `pour 3 bois`, `gratuitement`. */
export function forPrice(price: Amounts): string {
  return price.length === 0 ? 'gratuitement' : `pour ${goods(price)}`;
}

/** A newborn animal that is counted: `1 agneau`. */
export function oneNewborn(good: number): string {
  return `1 ${YOUNG[GOODS[good] as Animal]}`;
}

/** So many begging cards. */
export function beggingCards(n: number): string {
  return counted(n, 'carte de mendicité', 'cartes de mendicité');
}

/** The name that a major improvement may share with another: `Foyer`. */
export function majorKindName(major: number): string {
  return bare(MAJOR_NAMES[majorKind(major)]);
}

/** A major improvement in a sentence: `la Poterie`; those of one name are told apart by their price: `le Foyer (2 argiles)`. */
export function theMajor(major: number): string {
  const name = MAJOR_NAMES[majorKind(major)];
  return hasTwin(major) ? `${name} (${goods(majors[major].price)})` : name;
}

/** Whether a field is a space of the farmyard, as in notation; a field card goes by its name. */
function isCell(field: string): boolean {
  return /^[abc][1-5]$/.test(field);
}

/** In which fields something is done: `en a2 et a3`, `en a2 et sur « Gardien du potager »`. */
export function inFields(fields: readonly string[]): string {
  const cells = fields.filter(isCell);
  const onCards = fields.filter((field) => !isCell(field)).map((name) => `sur ${quoted(name)}`);
  return list(cells.length === 0 ? onCards : [`en ${list(cells)}`, ...onCards]);
}

/** A field at the beginning of a sentence: `La case a2`, `« Gardien du potager »`. */
export function theField(field: string): string {
  return isCell(field) ? `La case ${field}` : quoted(field);
}

/** What is sown where: `des céréales en a2 et a3, et des légumes en b4`. */
export function sowing(grain: readonly string[], vegetables: readonly string[]): string {
  const parts: string[] = [];
  if (grain.length > 0) parts.push(`${form(grain.length, 'une céréale', 'des céréales')} ${inFields(grain)}`);
  if (vegetables.length > 0)
    parts.push(`${form(vegetables.length, 'un légume', 'des légumes')} ${inFields(vegetables)}`);
  return parts.join(', et ');
}

/**
 * Fences (or what stands in their place) and where they stand, on whose farm if that is said, those of one space together:
 * `3 clôtures : a2 (nord, ouest) et a3 (nord)`.
 */
export function fencesAt(edges: readonly EdgePlace[], where: string, one = 'clôture'): string {
  if (edges.length === 1) return `1 ${one} ${edgeName(edges[0])}${where}`;
  const places = bySpace(edges).map(([cell, sides]) => `${cell} (${sides.map(sideName).join(', ')})`);
  return `${counted(edges.length, one)}${where} : ${list(places)}`;
}

/** Where something is built, if not on the own farm. */
export function onFarm(partner: boolean): string {
  return partner ? ' chez votre partenaire' : '';
}

/** Rounds by number: `4 et 9`, `7 à 11`. */
export function rounds(of: readonly number[]): string {
  return runOf(of)?.join(' à ') ?? list(of.map(String));
}

/** What goods give in food: `1 céréale donne 1 PN, 1 mouton 2 PN et 1 bœuf 3 PN`. */
export function givesFood(rates: Amounts): string {
  return list(rates.map(([good, n], i) => `${amount(good, 1)} ${i === 0 ? 'donne ' : ''}${food(n)}`));
}
