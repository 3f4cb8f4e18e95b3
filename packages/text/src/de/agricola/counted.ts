import type { CustomQuantity } from '@furrow/agricola/cards/custom/names';
import type { Brought } from '@furrow/agricola/moments/brought';
import type { CountedPhrase } from '../../agricola/card-phrases';
import type { Counting, Pieces, Things } from '../../agricola/clauses/counting';
import { byKind, type PhrasesBy } from '../../by-kind';
import { type Gender, list, ordinal } from '../grammar';
import { amount, goodName, theMajor, without } from './nouns';
import { spacesMeant, spacesNoun } from './spaces-meant';

/** What is counted, in German also in the accusative: `1 leeren Acker`. */
export interface GermanCounted extends CountedPhrase {
  readonly had: (n: number) => string;
}

const EACH: Readonly<Record<Gender, string>> = { m: 'jeden', f: 'jede', n: 'jedes' };
/** What an adjective ends with before one thing: behind a number, behind a number in the accusative, and behind `jeden`. */
const ENDINGS: Readonly<Record<Gender, readonly [number: string, accusative: string, each: string]>> = {
  m: ['er', 'en', 'en'],
  f: ['e', 'e', 'e'],
  n: ['es', 'es', 'e'],
};

/** What more is said of things that are counted. */
interface Manner {
  /** An adjective without its ending, before all of them: `ungenutzt`. */
  readonly adjective?: string;
  /** What follows everything: ` auf der Hand`. */
  readonly where?: string;
  /** What stands for one of them, if not `jeden deiner Räume`. */
  readonly each?: string;
}

/** Things with a number before them: `2 Räume`, `keine Räume`, `jeden deiner Räume`. */
function things(
  gender: Gender,
  one: string,
  many: string,
  { adjective, where = '', each }: Manner = {},
): GermanCounted {
  const word = (ending: string) => (adjective === undefined ? '' : `${adjective}${ending} `);
  const [nominative, accusative, each1] = ENDINGS[gender];
  const some = (ending: string) => (n: number) => {
    if (n === 0) return `keine ${word('en')}${many}${where}`;
    return `${n} ${n === 1 ? `${word(ending)}${one}` : `${word('e')}${many}`}${where}`;
  };
  const all = where === '' ? `deiner ${word('en')}${many}` : `${word(each1)}${one}${where}`;
  return {
    some: some(nominative),
    had: some(accusative),
    each: each ?? `${EACH[gender]} ${all}`,
    many: `${word('e')}${many}${where}`,
  };
}

/** What has the same form in both cases. */
function uninflected(phrase: CountedPhrase): GermanCounted {
  return { ...phrase, had: phrase.some };
}

const IN_SUPPLY: Manner = { where: ' in deinem Vorrat' };

const WORDS: Readonly<Record<Things, GermanCounted>> = {
  rooms: things('m', 'Raum', 'Räume'),
  woodRooms: things('m', 'Raum', 'Räume', { where: ' deiner Holzhütte' }),
  stoneRooms: things('m', 'Raum', 'Räume', { where: ' deines Steinhauses' }),
  allGrain: things('n', 'Getreide', 'Getreide', { where: ' im Vorrat und auf Äckern' }),
  allVegetables: things('n', 'Gemüse', 'Gemüse', { where: ' im Vorrat und auf Äckern' }),
  people: things('f', 'Person', 'Personen', { each: 'jede Person deiner Familie' }),
  begging: things('m', 'Bettelmarker', 'Bettelmarker'),
  newborns: uninflected({
    some: (n) => (n === 0 ? 'keine Neugeborenen' : `${n} ${n === 1 ? 'Neugeborenes' : 'Neugeborene'}`),
    each: 'jedes deiner Neugeborenen',
    many: 'Neugeborene',
  }),
  occupations: things('f', 'Ausbildung', 'Ausbildungen'),
  improvements: things('f', 'Anschaffung', 'Anschaffungen'),
  majors: things('f', 'Anschaffung', 'Anschaffungen', { adjective: 'groß' }),
  minors: things('f', 'Anschaffung', 'Anschaffungen', { adjective: 'klein' }),
  fields: things('m', 'Acker', 'Äcker'),
  fieldTiles: things('n', 'Ackerplättchen', 'Ackerplättchen'),
  grainFields: things('m', 'Getreideacker', 'Getreideäcker'),
  vegetableFields: things('m', 'Gemüseacker', 'Gemüseäcker'),
  unplantedFields: things('m', 'Acker', 'Äcker', { adjective: 'leer' }),
  pastures: things('f', 'Weide', 'Weiden'),
  pastureSpaces: things('n', 'Weidefeld', 'Weidefelder'),
  unusedSpaces: things('n', 'Feld', 'Felder', { adjective: 'ungenutzt', where: ' auf deinem Hof' }),
  stables: things('m', 'Stall', 'Ställe', { each: 'jeden von dir gebauten Stall' }),
  unfencedStables: things('m', 'Stall', 'Ställe', { where: ' außerhalb von Weiden' }),
  fences: things('m', 'Zaun', 'Zäune', { each: 'jeden von dir gebauten Zaun' }),
  fencesLeft: things('m', 'Zaun', 'Zäune', IN_SUPPLY),
  handOccupations: things('f', 'Ausbildung', 'Ausbildungen', { where: ' auf der Hand' }),
  round: uninflected({
    some: (n) => `Runde ${n}`,
    each: 'jede Runde bis zur laufenden',
    many: 'bisherige Runden',
  }),
  roundsLeft: things('f', 'Runde', 'Runden', {
    adjective: 'voll',
    each: 'jede volle Runde, die noch zu spielen ist',
  }),
  completedRounds: things('f', 'Runde', 'Runden', {
    adjective: 'abgeschlossen',
    each: 'jede abgeschlossene Runde',
  }),
  completedFeedings: things('f', 'Ernährungsphase', 'Ernährungsphasen', {
    each: 'jede vergangene Ernährungsphase',
  }),
  completedHarvests: things('f', 'Ernte', 'Ernten', { each: 'jede vergangene Ernte' }),
  players: things('m', 'Spieler', 'Spieler', { each: 'jeden Spieler' }),
  cookingImprovements: things('f', 'Kochanschaffung', 'Kochanschaffungen'),
  bakingImprovements: things('f', 'Backanschaffung', 'Backanschaffungen'),
  laterOccupations: things('f', 'Ausbildung', 'Ausbildungen', {
    where: ' nach dieser',
    each: 'jede Ausbildung, die du nach dieser ausgespielt hast',
  }),
  laid: uninflected({
    some: (n) => `${n === 0 ? 'kein' : n} Marker auf dieser Karte`,
    each: 'jeden Marker auf dieser Karte',
    many: 'Marker auf dieser Karte',
  }),
  marked: things('f', 'Stelle', 'Stellen', { each: 'jede Stelle, die diese Karte markiert hat' }),
  person: uninflected({
    some: (n) => `die ${ordinal(n)} Person, die du in der Runde einsetzt`,
    each: 'jede Person, die du in dieser Runde eingesetzt hast',
    many: 'Personen, die du in dieser Runde eingesetzt hast',
  }),
};

/** What was built. */
const PIECES: Readonly<Record<Pieces, GermanCounted>> = {
  rooms: things('m', 'Raum', 'Räume', { each: 'jeden gebauten Raum' }),
  stables: things('m', 'Stall', 'Ställe', { each: 'jeden gebauten Stall' }),
  fences: things('m', 'Zaun', 'Zäune', { each: 'jeden gebauten Zaun' }),
};

/** What occasions bring. */
const BROUGHT: Readonly<Record<Brought, GermanCounted>> = {
  lyingThere: things('f', 'Ware', 'Waren', { each: 'jede Ware dort' }),
  foodGiven: things('f', 'Nahrung', 'Nahrung', { each: 'jede Nahrung des Felds' }),
  taken: things('f', 'Ware', 'Waren', { each: 'jede genommene Ware' }),
  built: things('n', 'Teil', 'Teile', { each: 'jedes gebaute Teil' }),
  newLargePastures: things('f', 'Weide', 'Weiden', {
    adjective: 'neu',
    each: 'jede neue Weide aus mindestens 4 Feldern, von denen vorher keines eingezäunt war',
  }),
  sown: things('m', 'Acker', 'Äcker', { each: 'jeden besäten Acker' }),
  vegetablesSown: things('m', 'Acker', 'Äcker', { each: 'jeden mit Gemüse besäten Acker' }),
  grainHarvested: things('m', 'Getreideacker', 'Getreideäcker', { each: 'jeden abgeernteten Getreideacker' }),
  vegetablesHarvested: things('n', 'Gemüse', 'Gemüse', { each: 'jedes geerntete Gemüse' }),
  grainEmptied: things('m', 'Getreideacker', 'Getreideäcker', {
    each: 'jeden dabei geleerten Getreideacker',
  }),
  vegetablesEmptied: things('m', 'Gemüseacker', 'Gemüseäcker', { each: 'jeden dabei geleerten Gemüseacker' }),
  baked: things('n', 'Getreide', 'Getreide', { each: 'jedes gebackene Getreide' }),
  cooked: things('f', 'Ware', 'Waren', { each: 'jede gekochte Ware' }),
  vegetablesCooked: things('n', 'Gemüse', 'Gemüse', { each: 'jedes gekochte Gemüse' }),
  sheepCooked: things('n', 'Schaf', 'Schafe', { each: 'jedes gekochte Schaf' }),
  boarCooked: things('n', 'Wildschwein', 'Wildschweine', { each: 'jedes gekochte Wildschwein' }),
  cattleCooked: things('n', 'Rind', 'Rinder', { each: 'jedes gekochte Rind' }),
  gained: things('f', 'Ware', 'Waren', { each: 'jede erhaltene Ware' }),
  unlaid: things('m', 'Marker', 'Marker', { each: 'jeden genommenen Marker' }),
};

/** What single cards count by code of their own, by name. */
const OWN: Readonly<Record<CustomQuantity, GermanCounted>> = {
  'empty-field-tiles': things('n', 'Ackerplättchen', 'Ackerplättchen', { adjective: 'leer' }),
  'full-pastures': things('f', 'Weide', 'Weiden', { where: ' mit so vielen Tieren, wie hineinpassen' }),
  'roomy-pastures': things('f', 'Weide', 'Weiden', {
    where: ' mit mindestens 1 Tier und Platz für mindestens 3 weitere',
  }),
  'room-between-field-and-pasture': things('m', 'Raum', 'Räume', {
    where: ' aus Lehm oder Stein neben einem Acker und einer Weide',
  }),
  'boar-in-farmyard': things('n', 'Wildschwein', 'Wildschweine', {
    where: ' auf deinem Hof (nicht auf Karten)',
  }),
  'empty-places': things('m', 'freier Platz', 'freie Plätze', {
    where: ' auf dieser Karte',
    each: 'jeden freien Platz auf dieser Karte',
  }),
  'tools-played': things('m', 'Pflug (auch die Egge)', 'Pflüge (auch die Egge)', {
    each: 'jeden ausgespielten Pflug und jede ausgespielte Egge aller Spieler',
  }),
  'grain-on-hearths': things('n', 'Getreide', 'Getreide', {
    where: ', das auf einer Feuerstelle oder einem Kochherd gebacken wurde',
  }),
  'others-as-well-housed': things('m', 'anderer Spieler', 'andere Spieler', {
    where: ' mit einem Haus wie deinem oder einem besseren',
  }),
  'smaller-family': things('f', 'Person', 'Personen', { where: ' mehr in seiner Familie als in deiner' }),
  'sheep-of-all': things('n', 'Schaf', 'Schafe', { where: ' aller Spieler zusammen' }),
  'cattle-of-all': things('n', 'Rind', 'Rinder', { where: ' aller Spieler zusammen' }),
  'vegetable-cooked': things('f', 'Nahrung', 'Nahrung', {
    where: ', die du für ein Gemüse bekommst',
    each: 'jede Nahrung, die du für ein Gemüse bekommst',
  }),
  'full-categories': things('f', 'Kategorie', 'Kategorien', {
    where:
      ' der Wertung (Äcker, Weiden, Getreide, Gemüse, jede Tierart, eingezäunte Ställe), in der du 4 Punkte bekommst',
  }),
  'costly-categories': things('f', 'Kategorie', 'Kategorien', {
    where: ' der Wertung (Äcker, Weiden, Getreide, Gemüse, jede Tierart), in der du 1 Punkt verlierst',
  }),
  unicorn: things('m', 'Punkt', 'Punkte', { where: ', den das Einhorn wert ist' }),
  'majors-beyond-rooms': things('f', 'große Anschaffung', 'große Anschaffungen', {
    where: ', wenn du mehr davon hast als Räume',
    each: 'jede große Anschaffung, wenn du mehr davon hast als Räume',
  }),
  'major-values': things('m', 'Punkt', 'Punkte', { where: ' auf deinen großen Anschaffungen' }),
  'added-rooms': things('m', 'Raum', 'Räume', {
    where: ', um den du dein anfängliches Haus erweitert hast',
    each: 'jeden Raum, um den du dein anfängliches Haus erweitert hast',
  }),
};

const PHRASES: PhrasesBy<'count', Counting, [], GermanCounted> = {
  things: ({ things: word }) => WORDS[word],
  goods: ({ goods, onFarm }) => {
    const name = (n: number) =>
      list(
        goods.map((good) => goodName(good, n)),
        'oder',
      );
    if (onFarm) return things('n', name(1), name(2));
    const { where } = IN_SUPPLY;
    const some = (n: number): string =>
      `${goods.length === 1 ? amount(goods[0], n) : `${n} ${name(2)}`}${where}`;
    return uninflected({ some, each: `je ${some(1)}`, many: `${name(2)}${where}` });
  },
  lying: ({ spaces, good }) => {
    if (good === undefined) return things('f', 'Ware', 'Waren', { where: ` auf ${spacesMeant(spaces)}` });
    const where = ' auf Ansammlungsfeldern';
    return uninflected({
      some: (n) => `${n === 0 ? 'kein' : n} ${goodName(good, n)}${where}`,
      each: `${goodName(good, 1)}${where}`,
      many: `${goodName(good, 2)}${where}`,
    });
  },
  peopleOn: ({ on }) => {
    const { one, where: behind } = spacesNoun(on);
    const where = ` auf ${one}ern${behind}`;
    return things('f', 'Person', 'Personen', { where, each: `jede deiner Personen${where}` });
  },
  spaces: ({ of }) => {
    const { one, many, where, adjective } = spacesNoun(of);
    const each = `jedes ${adjective === undefined ? '' : `${adjective}e `}${one}${where}`;
    return things('n', one, many, adjective === undefined ? { where, each } : { where, each, adjective });
  },
  steps: ({ of, from }) =>
    things('f', 'Stufe', 'Stufen', { each: `jede erreichte Stufe (${steps(from, counted(of).some)})` }),
  missing: ({ of, to }) => {
    const full = counted(of).some(to);
    return uninflected({
      some: (n) => `${n} zu wenig für ${full}`,
      each: `je 1, das für ${full} fehlt`,
      many: `zu wenig für ${full}`,
    });
  },
  majorsNamed: ({ majors }) => {
    const names = list(majors.map((major) => theMajor(major, 'nominative')));
    return uninflected({
      some: (n) => `${n} davon: ${names}`,
      each: `jede dieser Anschaffungen, die du hast (${names})`,
      many: names,
    });
  },
  laidOf: ({ good }) => ({
    some: (n) => `${amount(good, n)} auf dieser Karte`,
    had: (n) => `${n === 0 ? without(good, 'accusative') : amount(good, n)} auf dieser Karte`,
    each: `jedes ${goodName(good, 1)} auf dieser Karte`,
    many: `${goodName(good, 2)} auf dieser Karte`,
  }),
  widePastures: ({ spaces }) =>
    things('f', 'Weide', 'Weiden', { where: ` mit mindestens ${spaces} Feldern` }),
  every: ({ of, size }) => {
    const group = counted(of).some(size);
    return uninflected({
      some: (n) => `${n}-mal ${group}`,
      each: `je ${group}`,
      many: `Gruppen zu ${group}`,
    });
  },
  sets: ({ of }) =>
    things('m', 'Satz', 'Sätze', { where: ` (${list(of.map((one) => counted(one).some(1)))})` }),
  sum: ({ of }) => {
    const many = list(of.map((one) => counted(one).many));
    return uninflected({
      some: (n) => `zusammen ${n} ${many}`,
      each: list(of.map((one) => counted(one).each)),
      many,
    });
  },
  brought: ({ what, good, pieces }) => {
    if (pieces !== undefined) return PIECES[pieces];
    if (good === undefined) return BROUGHT[what];
    return uninflected({ some: (n) => amount(good, n), each: `je ${amount(good, 1)}`, many: goodName(good) });
  },
  own: ({ name }) => OWN[name],
};

/** What can be counted, in German. */
export const counted = byKind('count', PHRASES);

/** Numbers that are reached one after the other: `1, 4 oder 7 Schafe`. */
export function steps(from: readonly number[], some: (n: number) => string): string {
  return list([...from.slice(0, -1).map(String), some(from[from.length - 1])], 'oder');
}
