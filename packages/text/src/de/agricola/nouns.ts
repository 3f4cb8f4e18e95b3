import { majors } from '@furrow/agricola/boards/majors';
import { ANIMALS, FIRST_ANIMAL, GOODS, type Good } from '@furrow/agricola/state/goods';
import type { Amounts } from '@furrow/farm/goods';
import { hasTwin, type MajorKind, majorKind } from '../../agricola/major-kind';
import { runOf } from '../../agricola/rounds';
import { bySpace, type EdgePlace } from '../../places';
import { goodWords } from '../goods';
import { article, type Case, count, type Gender, list, type Noun, sideName, the } from '../grammar';

const GOOD_NOUNS: Readonly<Record<Good, Noun>> = {
  wood: { gender: 'n', one: 'Holz', many: 'Holz' },
  clay: { gender: 'm', one: 'Lehm', many: 'Lehm' },
  reed: { gender: 'n', one: 'Schilf', many: 'Schilf' },
  stone: { gender: 'm', one: 'Stein', many: 'Stein' },
  grain: { gender: 'n', one: 'Getreide', many: 'Getreide' },
  vegetable: { gender: 'n', one: 'Gemüse', many: 'Gemüse' },
  food: { gender: 'f', one: 'Nahrung', many: 'Nahrung' },
  sheep: { gender: 'n', one: 'Schaf', many: 'Schafe' },
  boar: { gender: 'n', one: 'Wildschwein', many: 'Wildschweine' },
  cattle: { gender: 'n', one: 'Rind', many: 'Rinder' },
};

/** What the newborn animals are called. */
const NEWBORN_NAMES: Readonly<Record<(typeof ANIMALS)[number], string>> = {
  sheep: 'Lamm',
  boar: 'Frischling',
  cattle: 'Kalb',
};

/** The major improvements, each with the gender of its name. */
const MAJOR_NAMES: Readonly<Record<MajorKind, readonly [gender: Gender, name: string]>> = {
  fireplace: ['f', 'Feuerstelle'],
  'cooking-hearth': ['m', 'Kochherd'],
  well: ['m', 'Brunnen'],
  'clay-oven': ['m', 'Lehmofen'],
  'stone-oven': ['m', 'Steinofen'],
  joinery: ['f', 'Tischlerei'],
  pottery: ['f', 'Töpferei'],
  basketmaker: ['f', 'Korbmacherei'],
};

/** The houses by what they are made of. */
export const HOUSES: readonly [Noun, Noun, Noun] = [
  { gender: 'f', one: 'Holzhütte', many: 'Holzhütten' },
  { gender: 'f', one: 'Lehmhütte', many: 'Lehmhütten' },
  { gender: 'n', one: 'Steinhaus', many: 'Steinhäuser' },
];

/** The words for goods. */
export const { goodName, amount, without, goods, prices, cannotPay } = goodWords(
  GOODS.map((good) => GOOD_NOUNS[good]),
);

/** What a newborn animal is called, by the number of its good. */
export function newbornName(animal: number): string {
  return NEWBORN_NAMES[ANIMALS[animal - FIRST_ANIMAL]];
}

/** Something with its price: `Brunnen (1 Holz und 3 Stein)`, `1 Stall (kostenlos)`. */
export function priced(name: string, price: Amounts): string {
  return `${name} (${price.length === 0 ? 'kostenlos' : goods(price)})`;
}

/** One of several prices in a sentence: `für 2 Holz oder 1 Lehm`, `kostenlos`. */
export function forPrices(of: readonly Amounts[]): string {
  return of.every((price) => price.length === 0) ? 'kostenlos' : `für ${prices(of)}`;
}

/** So many people: `1 Person`, `3 Personen`. */
export function people(n: number): string {
  return count(n, 'Person', 'Personen');
}

/** So many fences: `1 Zaun`, `4 Zäune`. */
export function fences(n: number): string {
  return count(n, 'Zaun', 'Zäune');
}

/** So many begging markers: `1 Bettelmarker`, `2 Bettelmarker`. */
export function beggingMarkers(n: number): string {
  return count(n, 'Bettelmarker');
}

/** Where what is sown: `Getreide auf a2 und b2 sowie Gemüse auf a3`. */
export function sown(grain: readonly string[], vegetables: readonly string[]): string {
  const parts = [
    ...(grain.length > 0 ? [`Getreide auf ${list(grain)}`] : []),
    ...(vegetables.length > 0 ? [`Gemüse auf ${list(vegetables)}`] : []),
  ];
  return parts.join(grain.length + vegetables.length > 2 ? ' sowie ' : ' und ');
}

/** Where several fences stand, those of one space together: `a2 (Nord, West) und a3 (Nord)`. */
export function edgeNames(edges: readonly EdgePlace[]): string {
  return list(bySpace(edges).map(([cell, sides]) => `${cell} (${sides.map(sideName).join(', ')})`));
}

/** For whom something is built, if not for oneself. */
export function onFarm(partner: boolean): string {
  return partner ? ' für deinen Partner' : '';
}

/** Rounds by number: `4 und 9`, `7 bis 11`. */
export function roundNumbers(of: readonly number[]): string {
  return runOf(of)?.join(' bis ') ?? list(of.map(String));
}

/** Rounds after `nach`: `Runde 14`, `den Runden 7, 9 und 11`. */
export function rounds(of: readonly number[]): string {
  return of.length === 1 ? `Runde ${of[0]}` : `den Runden ${roundNumbers(of)}`;
}

/** The name of a major improvement alone, which may be that of two. */
export function majorKindName(major: number): string {
  return MAJOR_NAMES[majorKind(major)][1];
}

/** The name of a major improvement; of two with the same name, each is known by its price. */
export function majorName(major: number): string {
  const name = majorKindName(major);
  return hasTwin(major) ? priced(name, majors[major].price) : name;
}

/** A certain major improvement: `den Brunnen`, `die Feuerstelle (2 Lehm)`. */
export function theMajor(major: number, as: Exclude<Case, 'dative'>): string {
  return the(MAJOR_NAMES[majorKind(major)][0], majorName(major), as);
}

/** One of its kind: `eine Feuerstelle`, `einen Kochherd`. */
export function aMajor(major: number, as: 'nominative' | 'accusative' = 'accusative'): string {
  const [gender, name] = MAJOR_NAMES[majorKind(major)];
  return `${article('ein', gender, as)} ${name}`;
}
