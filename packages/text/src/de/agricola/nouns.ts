import { type Amounts, ANIMALS, FIRST_ANIMAL, GOODS, type Good } from '@furrow/agricola/goods';
import { majors } from '@furrow/agricola/majors';
import type { EdgePlace, Side } from '../../places';
import { article, type Case, count, type Gender, list, type Noun, the } from '../grammar';

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

/** The major improvements, each with the gender of its name; of some there are two. */
const MAJOR_NAMES: Readonly<Record<string, readonly [gender: Gender, name: string]>> = {
  'fireplace-2': ['f', 'Feuerstelle'],
  'fireplace-3': ['f', 'Feuerstelle'],
  'cooking-hearth-4': ['m', 'Kochherd'],
  'cooking-hearth-5': ['m', 'Kochherd'],
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

const SIDE_NAMES: Readonly<Record<Side, string>> = {
  north: 'Nord',
  east: 'Ost',
  south: 'Süd',
  west: 'West',
};

/** A good in the number that so many of it take: `1 Rind`, `2 Rinder`. */
export function goodName(good: number, n = 2): string {
  const { one, many } = GOOD_NOUNS[GOODS[good]];
  return n === 1 ? one : many;
}

/** What a newborn animal is called, by the number of its good. */
export function newbornName(animal: number): string {
  return NEWBORN_NAMES[ANIMALS[animal - FIRST_ANIMAL]];
}

/** None of a good that has just been named: `keinen`, `keins`. */
export function none(good: number): string {
  return { m: 'keinen', f: 'keine', n: 'keins' }[GOOD_NOUNS[GOODS[good]].gender];
}

/** None of a good: `kein Schilf`, `keinen Stein`. */
export function without(good: number, as: Case): string {
  const { gender, one } = GOOD_NOUNS[GOODS[good]];
  return `${article('kein', gender, as)} ${one}`;
}

/** An amount of one good; none is `kein Schilf`. */
export function amount(good: number, n: number): string {
  return n === 0 ? without(good, 'nominative') : `${n} ${goodName(good, n)}`;
}

/** Amounts in a row; nothing at all is `nichts`. */
export function goods(of: Amounts): string {
  return of.length === 0 ? 'nichts' : list(of.map(([good, n]) => amount(good, n)));
}

/** Several prices to choose from: `3 Lehm oder 2 Lehm und 1 Stein`. */
export function prices(of: readonly Amounts[]): string {
  return list(of.map(goods), 'oder');
}

/** Something with its price: `Brunnen (1 Holz und 3 Stein)`, `1 Stall (kostenlos)`. */
export function priced(name: string, price: Amounts): string {
  return `${name} (${price.length === 0 ? 'kostenlos' : goods(price)})`;
}

/** The name of a major improvement alone, which may be that of two. */
export function plainMajor(major: number): string {
  return MAJOR_NAMES[majors[major].id][1];
}

/** The name of a major improvement; of two with the same name, each is known by its price. */
export function majorName(major: number): string {
  return hasTwin(major) ? priced(plainMajor(major), majors[major].price) : plainMajor(major);
}

/** A certain major improvement: `den Brunnen`, `die Feuerstelle (2 Lehm)`. */
export function theMajor(major: number, as: Exclude<Case, 'dative'>): string {
  return the(MAJOR_NAMES[majors[major].id][0], majorName(major), as);
}

/** A major improvement that is built or returned: `den Brunnen`, `eine Feuerstelle`. */
export function oneMajor(major: number): string {
  if (!hasTwin(major)) return theMajor(major, 'accusative');
  return `${article('ein', MAJOR_NAMES[majors[major].id][0], 'accusative')} ${plainMajor(major)}`;
}

function hasTwin(major: number): boolean {
  return majors.some(({ number }) => number !== major && plainMajor(number) === plainMajor(major));
}

/** A player by the number that people count with. */
export function seatName(seat: number): string {
  return `Spieler ${seat + 1}`;
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

/** Rounds after `nach`: `Runde 14`, `den Runden 7, 9 und 11`. */
export function rounds(of: readonly number[]): string {
  return of.length === 1 ? `Runde ${of[0]}` : `den Runden ${list(of.map(String))}`;
}

/** Where what is sown: `Getreide auf a2 und b2 sowie Gemüse auf a3`. */
export function sown(grain: readonly string[], vegetables: readonly string[]): string {
  const parts = [
    ...(grain.length > 0 ? [`Getreide auf ${list(grain)}`] : []),
    ...(vegetables.length > 0 ? [`Gemüse auf ${list(vegetables)}`] : []),
  ];
  return parts.join(grain.length + vegetables.length > 2 ? ' sowie ' : ' und ');
}

/** An edge in a sentence: `der Nordseite von b1`. */
export function edgeName({ side, cell }: EdgePlace): string {
  return `der ${SIDE_NAMES[side]}seite von ${cell}`;
}

/** Where several fences stand, those of one space together: `a2 (Nord, West) und a3 (Nord)`. */
export function edgeNames(edges: readonly EdgePlace[]): string {
  const sides = new Map<string, string[]>();
  for (const { cell, side } of edges) sides.set(cell, [...(sides.get(cell) ?? []), SIDE_NAMES[side]]);
  return list([...sides].map(([cell, of]) => `${cell} (${of.join(', ')})`));
}
