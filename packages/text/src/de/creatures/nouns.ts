import { type BuildingId, buildings } from '@furrow/creatures/buildings/index';
import { type Animal, GOODS, type Good } from '@furrow/creatures/goods';
import type { SpaceId } from '@furrow/creatures/space-ids';
import { spaces } from '@furrow/creatures/spaces';
import type { Amounts } from '@furrow/farm/goods';
import type { MovedPiece } from '../../creatures/deed';
import type { EdgePlace } from '../../places';
import { goodWords } from '../goods';
import { article, bare, type Case, edgeName, type Gender, list, type Noun, quoted, the } from '../grammar';

const GOOD_NOUNS: Readonly<Record<Good, Noun>> = {
  wood: { gender: 'n', one: 'Holz', many: 'Holz' },
  stone: { gender: 'm', one: 'Stein', many: 'Stein' },
  reed: { gender: 'n', one: 'Schilf', many: 'Schilf' },
  sheep: { gender: 'n', one: 'Schaf', many: 'Schafe' },
  pig: { gender: 'n', one: 'Schwein', many: 'Schweine' },
  cow: { gender: 'f', one: 'Kuh', many: 'Kühe' },
  horse: { gender: 'n', one: 'Pferd', many: 'Pferde' },
  border: { gender: 'f', one: 'Begrenzung', many: 'Begrenzungen' },
};

/** The pieces that are placed or moved. */
export const PIECE_NOUNS: Readonly<Record<'border' | MovedPiece['piece'], Noun>> = {
  border: GOOD_NOUNS.border,
  trough: { gender: 'm', one: 'Futtertrog', many: 'Futtertröge' },
  stall: { gender: 'm', one: 'Stall', many: 'Ställe' },
};

/** What the newborn animals are called; all of these words are neuter. */
export const NEWBORN_NAMES: Readonly<Record<Animal, string>> = {
  sheep: 'Lamm',
  pig: 'Ferkel',
  cow: 'Kalb',
  horse: 'Fohlen',
};

/** The buildings, each with the gender of its name; an adjective in it stands apart, without its ending. */
const BUILDING_NAMES: Readonly<
  Record<BuildingId, readonly [gender: Gender, name: string, adjective?: string]>
> = {
  cottage: ['f', 'Kate'],
  stall: ['m', 'Stall'],
  stable: ['f', 'Stallung'],
  'half-timbered-house': ['n', 'Fachwerkhaus'],
  'open-stable': ['m', 'Offenstall'],
  shelter: ['m', 'Unterstand'],
  storage: ['n', 'Lagerhaus'],
  'animal-trader': ['m', 'Viehhändler'],
  'assembly-hall': ['f', 'Versammlungshalle'],
  barn: ['f', 'Scheune'],
  'breeding-station': ['f', 'Zuchtstation'],
  'building-firm': ['f', 'Baufirma'],
  'byre-dwelling': ['n', 'Wohnstallhaus'],
  carpenter: ['m', 'Zimmermann'],
  'cattle-farm': ['m', 'Rinderhof'],
  'cattle-market': ['m', 'Viehmarkt'],
  conservatory: ['m', 'Wintergarten'],
  'corner-house': ['n', 'Eckhaus'],
  'cottage-extension': ['m', 'Katenanbau'],
  'country-house': ['n', 'Landhaus'],
  'cow-stall': ['m', 'Kuhstall'],
  'dairy-farm': ['m', 'Milchhof'],
  'dog-house': ['f', 'Hundehütte'],
  'duck-pond': ['m', 'Ententeich'],
  estate: ['m', 'Gutshof'],
  'farm-shop': ['m', 'Hofladen'],
  'farm-well': ['m', 'Hofbrunnen'],
  'feed-storehouse': ['m', 'Futterspeicher'],
  'feeding-station': ['f', 'Futterstelle'],
  'fence-builder': ['m', 'Zaunbauer'],
  'fertility-center': ['f', 'Deckstation'],
  'flooring-expert': ['m', 'Bodenleger'],
  'fodder-beet-field': ['m', 'Rübenacker'],
  'hay-rack': ['f', 'Heuraufe'],
  hayrick: ['m', 'Heuschober'],
  'home-depot': ['m', 'Baumarkt'],
  'home-workshop': ['f', 'Heimwerkstatt'],
  inn: ['n', 'Wirtshaus'],
  joinery: ['f', 'Tischlerei'],
  'large-extension': ['m', 'Anbau', 'Groß'],
  'log-house': ['n', 'Blockhaus'],
  manor: ['n', 'Herrenhaus'],
  'materials-outlet': ['m', 'Baustoffhandel'],
  office: ['f', 'Schreibstube'],
  'organic-farm': ['m', 'Biohof'],
  pen: ['m', 'Pferch'],
  'pig-stall': ['m', 'Schweinestall'],
  ranch: ['f', 'Ranch'],
  'rearing-station': ['f', 'Aufzuchtstation'],
  'reed-hut': ['f', 'Schilfhütte'],
  sawmill: ['n', 'Sägewerk'],
  'servants-hut': ['n', 'Gesindehaus'],
  'small-extension': ['m', 'Anbau', 'Klein'],
  'stewards-office': ['f', 'Gutsverwaltung'],
  'stone-carver': ['m', 'Bildhauer'],
  stud: ['n', 'Gestüt'],
  'timber-shop': ['f', 'Holzhandlung'],
  'trading-station': ['f', 'Handelsstation'],
  'wild-boar-pen': ['n', 'Wildschweingehege'],
  woodshop: ['f', 'Holzwerkstatt'],
  workshop: ['f', 'Werkstatt'],
};

const SPACE_NAMES: Readonly<Record<SpaceId, string>> = {
  'start-wood': 'Startspieler und 1 Holz',
  'wood-3': '3 Holz',
  'stone-1': '1 Stein',
  'stone-2': '2 Stein',
  'building-resources': 'Baumaterial',
  expand: 'Hoferweiterung',
  fences: 'Zäune',
  walls: 'Mauern',
  troughs: 'Futtertröge',
  stall: 'Stall',
  stables: 'Stallungen',
  'special-1': 'Sondergebäude 1',
  'special-2': 'Sondergebäude 2',
  'reed-sheep': 'Schilf und Schafe',
  'pig-sheep': 'Schwein und Schafe',
  'cow-pigs': 'Kuh und Schweine',
  'horse-sheep': 'Pferd und Schafe',
};

/** The words for goods. */
export const { goodName, amount, goods, prices, cannotPay } = goodWords(
  GOODS.map((good) => GOOD_NOUNS[good]),
);

/** What a newborn animal is called, by the number of its good. */
export function newbornName(animal: number): string {
  return NEWBORN_NAMES[GOODS[animal] as Animal];
}

/** One certain piece of a good: `den Stein`. */
export function theGood(good: number, as: Case): string {
  const { gender, one } = GOOD_NOUNS[GOODS[good]];
  return the(gender, one, as);
}

/** What a piece of a good is called when it is spoken of again: `er`, `sie`, `es`. */
export function itsPronoun(good: number): string {
  return { m: 'er', f: 'sie', n: 'es' }[GOOD_NOUNS[GOODS[good]].gender];
}

function isFree(of: readonly Amounts[]): boolean {
  return of.every((price) => price.length === 0);
}

/** What something is had for: `für 3 Holz oder 3 Stein`, `kostenlos`. */
export function forPrices(of: readonly Amounts[]): string {
  return isFree(of) ? 'kostenlos' : `für ${prices(of)}`;
}

/** Something to choose, with its price: `Unterstand (2 Holz und 1 Stein)`, `Heuschober (kostenlos)`. */
export function priced(name: string, of: readonly Amounts[]): string {
  return `${name} (${isFree(of) ? 'kostenlos' : prices(of)})`;
}

/** One of several goods: `1 Schaf, 1 Schwein oder 1 Kuh`. */
export function oneOfGoods(of: readonly number[]): string {
  return list(
    of.map((good) => amount(good, 1)),
    'oder',
  );
}

/** A building's name by its number. */
export function buildingName(building: number): string {
  return bare(...BUILDING_NAMES[buildings[building].id]);
}

/** A building in a sentence: `der Unterstand`, `den Unterstand`. */
export function theBuilding(building: number, as: Case = 'nominative'): string {
  const [gender, name, adjective] = BUILDING_NAMES[buildings[building].id];
  return the(gender, name, as, adjective);
}

/** A building that somebody builds: `einen Stall`, `den Unterstand`. */
export function builtBuilding(building: number): string {
  const { id, kind } = buildings[building];
  if (kind !== 'tile') return theBuilding(building, 'accusative');
  const [gender, name] = BUILDING_NAMES[id];
  return `${article('ein', gender, 'accusative')} ${name}`;
}

/** A space's name by its number. */
export function spaceName(space: number): string {
  return SPACE_NAMES[spaces[space].id];
}

/** A space's name by its id, in quotation marks, for running text. */
export function quotedSpace(id: SpaceId): string {
  return quoted(SPACE_NAMES[id]);
}

/** Edges in a sentence: `die Nordseite von b1`, `der Nordseite von b1`. */
export function edgeNames(edges: readonly EdgePlace[], as: Case): string {
  return list(edges.map((edge) => edgeName(edge, as)));
}
