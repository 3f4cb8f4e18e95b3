import type { Counted, Quantity } from '@furrow/agricola/cards/quantity';
import { ANIMALS, type Good, goodNumber } from '@furrow/agricola/goods';
import type { CountedPhrase } from '../../agricola/card-phrases';
import { type Gender, list, ordinal, quoted } from '../grammar';
import { amount, goodName } from './nouns';
import { spaceNames } from './space-names';

/** What is counted, in German also as a plural without a number: `Räume`. */
export interface GermanCounted extends CountedPhrase {
  readonly many: string;
}

const EACH: Readonly<Record<Gender, string>> = { m: 'jeden', f: 'jede', n: 'jedes' };

/** What more is said of things that are counted. */
interface Manner {
  /** What follows everything but a number alone: ` auf der Hand`. */
  readonly where?: string;
  /** What stands for one of them, if not `jeden deiner Räume`. */
  readonly each?: string;
}

/** Things with a number before them: `2 Räume`, `keine Räume`, `jeden deiner Räume`. */
function things(gender: Gender, one: string, many: string, { where = '', each }: Manner = {}): GermanCounted {
  return {
    some: (n) => (n === 0 ? `keine ${weak(many)}${where}` : `${n} ${n === 1 ? one : many}${where}`),
    each:
      each ??
      (where === '' ? `${EACH[gender]} deiner ${weak(many)}` : `${EACH[gender]} ${weakOne(one)}${where}`),
    many: `${many}${where}`,
  };
}

/** An adjective behind `keine` or `deiner`: `ungenutzte Felder` becomes `ungenutzten Felder`. */
function weak(many: string): string {
  return many.replace(/^(\p{Ll}+e) /u, '$1n ');
}

/** An adjective behind `jeden` or `jede`: `ungenutztes Feld` becomes `ungenutzte Feld`. */
function weakOne(one: string): string {
  return one.replace(/^(\p{Ll}+e)[rs]? /u, '$1 ');
}

const IN_SUPPLY: Manner = { where: ' in deinem Vorrat' };

/** What can be counted by one word, in German. */
export const counted: Readonly<Record<Counted, GermanCounted>> = {
  rooms: things('m', 'Raum', 'Räume'),
  people: things('f', 'Person', 'Personen', { each: 'jede Person deiner Familie' }),
  newborns: {
    some: (n) => (n === 0 ? 'keine Neugeborenen' : `${n} ${n === 1 ? 'Neugeborenes' : 'Neugeborene'}`),
    each: 'jedes deiner Neugeborenen',
    many: 'Neugeborene',
  },
  occupations: things('f', 'Ausbildung', 'Ausbildungen'),
  improvements: things('f', 'Anschaffung', 'Anschaffungen'),
  majors: things('f', 'große Anschaffung', 'große Anschaffungen'),
  minors: things('f', 'kleine Anschaffung', 'kleine Anschaffungen'),
  fields: things('m', 'Acker', 'Äcker'),
  fieldTiles: things('n', 'Ackerplättchen', 'Ackerplättchen'),
  grainFields: things('m', 'Getreideacker', 'Getreideäcker'),
  vegetableFields: things('m', 'Gemüseacker', 'Gemüseäcker'),
  unplantedFields: things('m', 'leerer Acker', 'leere Äcker'),
  pastures: things('f', 'Weide', 'Weiden'),
  pastureSpaces: things('n', 'Weidefeld', 'Weidefelder'),
  unusedSpaces: things('n', 'ungenutztes Feld', 'ungenutzte Felder', {
    where: ' auf deinem Hof',
    each: 'jedes ungenutzte Feld auf deinem Hof',
  }),
  stables: things('m', 'Stall', 'Ställe'),
  unfencedStables: things('m', 'Stall', 'Ställe', { where: ' außerhalb von Weiden' }),
  fences: things('m', 'Zaun', 'Zäune'),
  fencesLeft: things('m', 'Zaun', 'Zäune', IN_SUPPLY),
  stablesLeft: things('m', 'Stall', 'Ställe', IN_SUPPLY),
  handOccupations: things('f', 'Ausbildung', 'Ausbildungen', { where: ' auf der Hand' }),
  round: {
    some: (n) => `Runde ${n}`,
    each: 'jede bisherige Runde',
    many: 'bisherige Runden',
  },
  roundsLeft: things('f', 'volle Runde', 'volle Runden', {
    each: 'jede volle Runde, die noch zu spielen ist',
  }),
  completedHarvests: things('f', 'Ernte', 'Ernten', { each: 'jede vergangene Ernte' }),
  players: things('m', 'Spieler', 'Spieler', { each: 'jeden Spieler' }),
  laid: {
    some: (n) => `${n === 0 ? 'kein' : n} Marker auf dieser Karte`,
    each: 'jeden Marker auf dieser Karte',
    many: 'Marker auf dieser Karte',
  },
  marked: things('f', 'Stelle', 'Stellen', { each: 'jede Stelle, die diese Karte markiert hat' }),
  person: {
    some: (n) => `die ${ordinal(n)} Person, die du in der Runde einsetzt`,
    each: 'jede Person, die du in dieser Runde eingesetzt hast',
    many: 'Personen, die du in dieser Runde eingesetzt hast',
  },
};

/** What the occasion brings. */
const BROUGHT: GermanCounted = {
  some: (n) => (n === 0 ? 'nichts davon' : `${n} davon`),
  each: 'jedes davon',
  many: 'eben Hinzugekommenes',
};

/** What single cards count by code of their own, by name. */
const CUSTOM: Readonly<Record<string, GermanCounted>> = {
  'room-between-field-and-pasture': things('m', 'Raum', 'Räume', {
    where: ' aus Lehm oder Stein neben einem Acker und einer Weide',
  }),
  'people-at-goods': things('f', 'Person', 'Personen', {
    where: ' auf Ansammlungsfeldern',
    each: 'jede deiner Personen auf Ansammlungsfeldern',
  }),
};

/** What can be counted, whatever it is, in German. */
export function quantity(of: Quantity): GermanCounted {
  switch (of.count) {
    case 'goods':
      return goodsCounted(of.of);
    case 'lying':
      return things('f', 'Ware', 'Waren', { where: ` auf ${quoted(spaceNames[of.on])}` });
    case 'reached':
      return things('f', 'Stufe', 'Stufen', {
        each: `jede erreichte Stufe (${steps(of.from, quantity(of.of))})`,
      });
    case 'missing':
      return {
        some: (n) => `${n} zu wenig für ${quantity(of.of).some(of.to)}`,
        each: `je 1, das für ${quantity(of.of).some(of.to)} fehlt`,
        many: `zu wenig für ${quantity(of.of).some(of.to)}`,
      };
    case 'least': {
      const set = list(of.of.map((one) => quantity(one).many));
      return things('m', 'Satz', 'Sätze', { where: ` (${set})` });
    }
    case 'sum': {
      const [each, many] = [of.of.map((one) => quantity(one).each), of.of.map((one) => quantity(one).many)];
      return { some: (n) => `zusammen ${n} ${list(many)}`, each: list(each), many: list(many) };
    }
    case 'brought':
      return BROUGHT;
    case 'custom':
      return CUSTOM[of.name];
    default:
      return counted[of.count];
  }
}

/** Numbers that are reached one after the other: `1, 4 oder 7 Schafe`. */
export function steps(from: readonly number[], of: CountedPhrase): string {
  return list([...from.slice(0, -1).map(String), of.some(from[from.length - 1])], 'oder');
}

/** Goods of one kind, or of several taken together. */
function goodsCounted(of: readonly Good[]): GermanCounted {
  const numbers = of.map(goodNumber);
  const many = list(
    numbers.map((good) => goodName(good)),
    'oder',
  );
  if (of.every((good) => (ANIMALS as readonly Good[]).includes(good))) {
    const one = list(
      numbers.map((good) => goodName(good, 1)),
      'oder',
    );
    return things('n', one, many);
  }
  const some = (n: number): string => (of.length === 1 ? amount(numbers[0], n) : `${n} ${many}`);
  return { some, each: `je ${some(1)} in deinem Vorrat`, many };
}
