import { type Amounts, type ANIMALS, GOODS, type Good } from '@furrow/agricola/goods';
import { majors } from '@furrow/agricola/majors';
import type { EdgePlace, Side } from '../../places';
import { count as counted, form, list } from '../grammar';

const GOOD_NAMES: Readonly<Record<Good, readonly [one: string, many: string, none: string]>> = {
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

const MAJOR_NAMES: Readonly<Record<string, string>> = {
  'fireplace-2': 'le Foyer',
  'fireplace-3': 'le Foyer',
  'cooking-hearth-4': 'le Fourneau',
  'cooking-hearth-5': 'le Fourneau',
  well: 'le Puits',
  'clay-oven': 'le Four en briques',
  'stone-oven': 'le Four en pierre',
  joinery: 'la Menuiserie',
  pottery: 'la Poterie',
  basketmaker: 'la Vannerie',
};

const SIDES: Readonly<Record<Side, readonly [where: string, name: string]>> = {
  north: ['au nord', 'nord'],
  east: ['à l’est', 'est'],
  south: ['au sud', 'sud'],
  west: ['à l’ouest', 'ouest'],
};

/** The house by its material, with its article. */
export const HOUSES = ['une cabane en bois', 'une cabane en argile', 'une maison en pierre'] as const;

/** When something happens in a season: `au printemps`. */
export const IN_SEASON = ['en hiver', 'au printemps', 'en été', 'en automne'] as const;

/** A good as a label: `bois`, `moutons`; food has its full name there. */
export function goodLabel(good: number): string {
  return GOODS[good] === 'food' ? 'nourriture' : GOOD_NAMES[GOODS[good]][1];
}

/** A good's name for one of it. */
export function oneGood(good: number): string {
  return GOOD_NAMES[GOODS[good]][0];
}

/** An amount of one good; none is `aucun roseau`. */
export function amount(good: number, count: number): string {
  const [one, many, none] = GOOD_NAMES[GOODS[good]];
  return count === 0 ? `${none} ${one}` : counted(count, one, many);
}

/** So much food: `3 PN`. */
export function food(count: number): string {
  return `${count} PN`;
}

/** Amounts in a row; nothing at all is `rien`. */
export function goods(of: Amounts): string {
  return of.length === 0 ? 'rien' : list(of.map(([good, count]) => amount(good, count)));
}

/** What is done with goods; a verb has `ne rien` before it when there are none. */
export function doWith(verb: string, of: Amounts): string {
  return of.length === 0 ? `ne rien ${verb}` : `${verb} ${goods(of)}`;
}

/** Goods that become so much food: `transformer 1 mouton en 2 PN`. */
export function turnInto(verb: string, given: Amounts, gives: number): string {
  return `${verb} ${goods(given)} en ${food(gives)}`;
}

/** Several prices to choose from: `3 bois`, `soit 5 bois et 2 roseaux, soit 2 bois`. */
export function prices(of: readonly Amounts[]): string {
  return of.length === 1 ? goods(of[0]) : of.map((price) => `soit ${goods(price)}`).join(', ');
}

/** What something is had for: `pour 3 bois`, `gratuitement`. */
export function forPrice(price: Amounts): string {
  return price.length === 0 ? 'gratuitement' : `pour ${goods(price)}`;
}

/** The word with `de` before it: `de bois`, `d’argile`. */
export function de(word: string): string {
  return /^[aeiouéèê]/i.test(word) ? `d’${word}` : `de ${word}`;
}

/** A newborn animal that is counted: `1 agneau`. */
export function oneNewborn(good: number): string {
  return `1 ${YOUNG[GOODS[good] as Animal]}`;
}

/** So many begging cards. */
export function beggingCards(n: number): string {
  return counted(n, 'carte de mendicité', 'cartes de mendicité');
}

/** A major improvement in a sentence, without what tells it from others of its name: `le Foyer`. */
export function theKind(major: number): string {
  return MAJOR_NAMES[majors[major].id];
}

/** A major improvement in a sentence: `la Poterie`; those of one name are told apart by their price: `le Foyer (2 argiles)`. */
export function theMajor(major: number): string {
  const name = theKind(major);
  const alone = majors.filter((one) => MAJOR_NAMES[one.id] === name).length === 1;
  return alone ? name : `${name} (${goods(majors[major].price)})`;
}

/** A name without its article. */
export function bare(name: string): string {
  return name.replace(/^(le |la |l’)/, '');
}

/** A player by the number that people count with. */
export function seatName(seat: number): string {
  return `Joueur ${seat + 1}`;
}

/** Where an edge is: `au nord de b1`. */
export function edgeName({ side, cell }: EdgePlace): string {
  return `${SIDES[side][0]} de ${cell}`;
}

/** What is sown where: `des céréales en a2 et a3, et des légumes en b4`. */
export function sowing(grain: readonly string[], vegetables: readonly string[]): string {
  const parts: string[] = [];
  if (grain.length > 0) parts.push(`${form(grain.length, 'une céréale', 'des céréales')} en ${list(grain)}`);
  if (vegetables.length > 0)
    parts.push(`${form(vegetables.length, 'un légume', 'des légumes')} en ${list(vegetables)}`);
  return parts.join(', et ');
}

/** Fences and where they stand, those of one space together: `3 clôtures : a2 (nord, ouest) et a3 (nord)`. */
export function fencesAt(edges: readonly EdgePlace[]): string {
  if (edges.length === 1) return `1 clôture ${edgeName(edges[0])}`;
  const sides = new Map<string, string[]>();
  for (const { cell, side } of edges) sides.set(cell, [...(sides.get(cell) ?? []), SIDES[side][1]]);
  return `${edges.length} clôtures : ${list([...sides].map(([cell, names]) => `${cell} (${names.join(', ')})`))}`;
}

/** Rounds by number: `4 et 9`, `7 à 11`. */
export function rounds(of: readonly number[]): string {
  const [first, last] = [of[0], of[of.length - 1]];
  const inARow = of.length > 2 && last - first === of.length - 1;
  return inARow ? `${first} à ${last}` : list(of.map(String));
}

/** What goods give in food: `1 céréale donne 1 PN, 1 mouton 2 PN et 1 bœuf 3 PN`. */
export function givesFood(rates: Amounts): string {
  return list(rates.map(([good, n], i) => `${amount(good, 1)} ${i === 0 ? 'donne ' : ''}${food(n)}`));
}
