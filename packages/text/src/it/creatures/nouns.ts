import type { BuildingId } from '@furrow/creatures/buildings/index';
import { buildings } from '@furrow/creatures/buildings/index';
import { GOODS, type Good } from '@furrow/creatures/goods';
import type { SpaceId } from '@furrow/creatures/space-ids';
import { spaces } from '@furrow/creatures/spaces';
import type { Amounts } from '@furrow/farm/goods';
import type { MovedPiece } from '../../creatures/deed';
import type { EdgePlace } from '../../places';
import { goodWords } from '../goods';
import { a, type Gender, joined, list, type Noun, onEdge, the } from '../grammar';

/** The goods, by their names in the rules. */
export const GOOD_NOUNS: Readonly<Record<Good, Noun>> = {
  wood: { gender: 'm', one: 'legno', many: 'legni' },
  stone: { gender: 'f', one: 'pietra', many: 'pietre' },
  reed: { gender: 'f', one: 'canna', many: 'canne' },
  sheep: { gender: 'f', one: 'pecora', many: 'pecore' },
  pig: { gender: 'm', one: 'maiale', many: 'maiali' },
  cow: { gender: 'f', one: 'mucca', many: 'mucche' },
  horse: { gender: 'm', one: 'cavallo', many: 'cavalli' },
  border: { gender: 'm', one: 'confine', many: 'confini' },
};

/** The pieces that are placed or moved. */
export const PIECE_NOUNS: Readonly<Record<'border' | MovedPiece['piece'], Noun>> = {
  border: GOOD_NOUNS.border,
  trough: { gender: 'f', one: 'mangiatoia', many: 'mangiatoie' },
  stall: { gender: 'm', one: 'stabbio', many: 'stabbi' },
};

/** The buildings, each with the gender of its name. */
const BUILDING_NAMES: Readonly<Record<BuildingId, readonly [gender: Gender, name: string]>> = {
  cottage: ['f', 'Residenza'],
  stall: ['m', 'Stabbio'],
  stable: ['f', 'Stalla'],
  'half-timbered-house': ['f', 'Casa a Graticcio'],
  'open-stable': ['f', 'Stalla Aperta'],
  shelter: ['f', 'Rimessa'],
  storage: ['m', 'Deposito'],
  'animal-trader': ['m', 'Commerciante di Animali'],
  'assembly-hall': ['f', 'Sala Riunioni'],
  barn: ['m', 'Granaio'],
  'breeding-station': ['f', 'Stazione di Riproduzione'],
  'building-firm': ['f', 'Impresa Edile'],
  'byre-dwelling': ['f', 'Casa-Stalla'],
  carpenter: ['m', 'Carpentiere'],
  'cattle-farm': ['m', 'Allevamento Bovino'],
  'cattle-market': ['m', 'Mercato Bovino'],
  conservatory: ['f', 'Serra'],
  'corner-house': ['f', 'Casa d’Angolo'],
  'cottage-extension': ['m', 'Ampliamento Residenza'],
  'country-house': ['f', 'Casa di Campagna'],
  'cow-stall': ['m', 'Stabbio delle Mucche'],
  'dairy-farm': ['m', 'Caseificio'],
  'dog-house': ['m', 'Canile'],
  'duck-pond': ['m', 'Stagno delle Anatre'],
  estate: ['f', 'Tenuta'],
  'farm-shop': ['m', 'Negozio della Fattoria'],
  'farm-well': ['m', 'Pozzo della Fattoria'],
  'feed-storehouse': ['m', 'Magazzino del Mangime'],
  'feeding-station': ['f', 'Stazione di Alimentazione'],
  'fence-builder': ['m', 'Costruttore di Steccati'],
  'fertility-center': ['m', 'Centro di Fertilità'],
  'flooring-expert': ['m', 'Esperto di Pavimentazione'],
  'fodder-beet-field': ['m', 'Campo di Barbabietole'],
  'hay-rack': ['m', 'Pagliaio'],
  hayrick: ['m', 'Covone di Fieno'],
  'home-depot': ['m', 'Magazzino Domestico'],
  'home-workshop': ['m', 'Laboratorio Domestico'],
  inn: ['f', 'Locanda'],
  joinery: ['f', 'Falegnameria'],
  'large-extension': ['m', 'Grande Ampliamento'],
  'log-house': ['f', 'Casa di Legno'],
  manor: ['m', 'Maniero'],
  'materials-outlet': ['f', 'Officina dei Materiali'],
  office: ['m', 'Ufficio'],
  'organic-farm': ['f', 'Fattoria Biologica'],
  pen: ['f', 'Gabbia'],
  'pig-stall': ['m', 'Stabbio dei Maiali'],
  ranch: ['m', 'Ranch'],
  'rearing-station': ['f', 'Stazione di Allevamento'],
  'reed-hut': ['f', 'Capanna di Canne'],
  sawmill: ['f', 'Segheria'],
  'servants-hut': ['f', 'Capanna dei Servitori'],
  'small-extension': ['m', 'Piccolo Ampliamento'],
  'stewards-office': ['m', 'Ufficio dell’Amministratore'],
  'stone-carver': ['m', 'Scalpellino'],
  stud: ['f', 'Scuderia'],
  'timber-shop': ['m', 'Negozio di Legname'],
  'trading-station': ['f', 'Stazione di Commercio'],
  'wild-boar-pen': ['f', 'Gabbia dei Cinghiali Selvatici'],
  woodshop: ['f', 'Bottega del Falegname'],
  workshop: ['m', 'Laboratorio'],
};

/** The action spaces. */
const SPACE_NAMES: Readonly<Record<SpaceId, string>> = {
  'start-wood': 'Primo Giocatore e 1 Legno',
  'wood-3': '3 Legni',
  'stone-1': '1 Pietra',
  'stone-2': '2 Pietre',
  'building-resources': 'Materiali da Costruzione',
  expand: 'Ampliamento',
  fences: 'Recinti',
  walls: 'Muri',
  troughs: 'Mangiatoie',
  stall: 'Stabbio',
  stables: 'Stalle',
  'special-1': 'Edificio Speciale 1',
  'special-2': 'Edificio Speciale 2',
  'reed-sheep': 'Canna e Pecore',
  'pig-sheep': 'Maiale e Pecore',
  'cow-pigs': 'Mucca e Maiali',
  'horse-sheep': 'Cavallo e Pecore',
};

/** The ends of a farm, as the place where something is added. */
export const SIDE_NAMES: Readonly<Record<'left' | 'right', string>> = {
  left: 'a sinistra',
  right: 'a destra',
};

/** The words for goods. */
export const { goodName, amount, goods, having, goodLabel } = goodWords(
  GOODS.map((good) => GOOD_NOUNS[good]),
);

/** Several prices to choose from: `3 legni o 3 pietre`. */
export function prices(of: readonly Amounts[]): string {
  return list(of.map(goods), 'o');
}

/** What something is had for: `per 3 legni o 3 pietre`, `gratis`. */
export function atPrice(of: readonly Amounts[]): string {
  return of.every((price) => price.length === 0) ? 'gratis' : `per ${prices(of)}`;
}

/** One of several goods: `1 pecora, 1 maiale o 1 mucca`. */
export function oneOfGoods(of: readonly number[]): string {
  return list(
    of.map((good) => amount(good, 1)),
    'o',
  );
}

/** A building's name by its number. */
export function buildingName(building: number): string {
  return BUILDING_NAMES[buildings[building].id][1];
}

/** A building's gender and its name in a sentence: stall tiles are common nouns, the others names. */
function inSentence(building: number): [gender: Gender, name: string] {
  const { id, kind } = buildings[building];
  const [gender, name] = BUILDING_NAMES[id];
  return [gender, kind === 'tile' ? name.toLowerCase() : name];
}

/** The gender of a building's name. */
export function genderOf(building: number): Gender {
  return inSentence(building)[0];
}

/** A building in a sentence: `lo stabbio`, `la Rimessa`. */
export function theBuilding(building: number): string {
  return the(...inSentence(building));
}

/** A building that is being built: `uno stabbio`, `la Rimessa`. */
export function aBuilding(building: number): string {
  return buildings[building].kind === 'tile' ? a(...inSentence(building)) : theBuilding(building);
}

/** A building behind a preposition: `alla Rimessa`, `sullo Scalpellino`. */
export function joinedBuilding(preposition: 'a' | 'su', building: number): string {
  return joined(preposition, ...inSentence(building));
}

/** A piece on a farm: `la mangiatoia`, `lo stabbio`. */
export function thePiece(piece: MovedPiece['piece']): string {
  const { gender, one } = PIECE_NOUNS[piece];
  return the(gender, one);
}

/** One of the pieces: `una mangiatoia`, `uno stabbio`. */
export function aPiece(piece: MovedPiece['piece']): string {
  const { gender, one } = PIECE_NOUNS[piece];
  return a(gender, one);
}

/** A space's name by its number. */
export function spaceName(space: number): string {
  return SPACE_NAMES[spaces[space].id];
}

/** A space's name by its id, in quotation marks, for running text. */
export function quotedSpace(id: SpaceId): string {
  return `«${SPACE_NAMES[id]}»`;
}

/** Where borders lie: `sul lato nord di b1 e sul lato est di b1`. */
export function onEdges(edges: readonly EdgePlace[]): string {
  return list(edges.map(onEdge));
}
