import type { BuildingId } from '@furrow/creatures/buildings/index';
import { buildings } from '@furrow/creatures/buildings/index';
import { type Animal, GOODS, type Good } from '@furrow/creatures/goods';
import type { SpaceId } from '@furrow/creatures/space-ids';
import { spaces } from '@furrow/creatures/spaces';
import type { Amounts } from '@furrow/farm/goods';
import { type GoodName, goodWords } from '../goods';
import { bare, list, quoted } from '../grammar';

const GOOD_NAMES: Readonly<Record<Good, GoodName>> = {
  wood: ['bois', 'bois', 'aucun'],
  stone: ['pierre', 'pierres', 'aucune'],
  reed: ['roseau', 'roseaux', 'aucun'],
  sheep: ['mouton', 'moutons', 'aucun'],
  pig: ['cochon', 'cochons', 'aucun'],
  cow: ['vache', 'vaches', 'aucune'],
  horse: ['cheval', 'chevaux', 'aucun'],
  border: ['clôture', 'clôtures', 'aucune'],
};

const YOUNG: Readonly<Record<Animal, string>> = {
  sheep: 'l’agneau',
  pig: 'le porcelet',
  cow: 'le veau',
  horse: 'le poulain',
};

const BUILDING_NAMES: Readonly<Record<BuildingId, string>> = {
  cottage: 'la Chaumière',
  stall: 'l’Étable',
  stable: 'la Grande étable',
  'half-timbered-house': 'la Maison à colombages',
  'open-stable': 'l’Étable ouverte',
  shelter: 'l’Abri',
  storage: 'l’Entrepôt',
  'animal-trader': 'le Marchand de bestiaux',
  'assembly-hall': 'la Salle communale',
  barn: 'la Grange',
  'breeding-station': 'la Station de reproduction',
  'building-firm': 'l’Entreprise de construction',
  'byre-dwelling': 'la Longère',
  carpenter: 'le Charpentier',
  'cattle-farm': 'l’Élevage bovin',
  'cattle-market': 'la Foire aux bestiaux',
  conservatory: 'la Véranda',
  'corner-house': 'la Maison d’angle',
  'cottage-extension': 'l’Annexe de la chaumière',
  'country-house': 'la Maison de campagne',
  'cow-stall': 'l’Étable à vaches',
  'dairy-farm': 'la Ferme laitière',
  'dog-house': 'la Niche',
  'duck-pond': 'la Mare aux canards',
  estate: 'le Domaine',
  'farm-shop': 'la Boutique de la ferme',
  'farm-well': 'le Puits',
  'feed-storehouse': 'la Réserve de fourrage',
  'feeding-station': 'la Station de nourrissage',
  'fence-builder': 'le Poseur de clôtures',
  'fertility-center': 'le Centre de fertilité',
  'flooring-expert': 'le Parqueteur',
  'fodder-beet-field': 'le Champ de betteraves',
  'hay-rack': 'le Râtelier à foin',
  hayrick: 'la Meule de foin',
  'home-depot': 'le Magasin de bricolage',
  'home-workshop': 'l’Atelier familial',
  inn: 'l’Auberge',
  joinery: 'la Menuiserie',
  'large-extension': 'la Grande annexe',
  'log-house': 'la Maison en rondins',
  manor: 'le Manoir',
  'materials-outlet': 'le Dépôt de matériaux',
  office: 'le Bureau',
  'organic-farm': 'la Ferme biologique',
  pen: 'l’Enclos',
  'pig-stall': 'l’Étable à cochons',
  ranch: 'le Ranch',
  'rearing-station': 'la Nurserie',
  'reed-hut': 'la Hutte de roseaux',
  sawmill: 'la Scierie',
  'servants-hut': 'la Cabane du valet',
  'small-extension': 'la Petite annexe',
  'stewards-office': 'le Bureau de l’intendant',
  'stone-carver': 'le Tailleur de pierre',
  stud: 'le Haras',
  'timber-shop': 'le Marchand de bois',
  'trading-station': 'le Comptoir d’échange',
  'wild-boar-pen': 'l’Enclos à sangliers',
  woodshop: 'l’Atelier du bois',
  workshop: 'l’Atelier',
};

const SPACE_NAMES: Readonly<Record<SpaceId, string>> = {
  'start-wood': 'Premier joueur et 1 bois',
  'wood-3': '3 bois',
  'stone-1': '1 pierre',
  'stone-2': '2 pierres',
  'building-resources': 'Matériaux de construction',
  expand: 'Extension',
  fences: 'Palissades',
  walls: 'Murets',
  troughs: 'Mangeoires',
  stall: 'Étable',
  stables: 'Grandes étables',
  'special-1': 'Bâtiment spécial 1',
  'special-2': 'Bâtiment spécial 2',
  'reed-sheep': 'Roseau et moutons',
  'pig-sheep': 'Cochon et moutons',
  'cow-pigs': 'Vache et cochons',
  'horse-sheep': 'Cheval et moutons',
};

/** The words for goods. */
export const { goodName, amount, goods, doWith, having } = goodWords(GOODS.map((good) => GOOD_NAMES[good]));

/** Several prices to choose from: `3 bois ou 3 pierres`. */
export function prices(of: readonly Amounts[]): string {
  return list(of.map(goods), 'ou');
}

/** What something is had for: `pour 3 bois ou 3 pierres`, `gratuitement`. */
export function forPrices(of: readonly Amounts[]): string {
  return of.every((price) => price.length === 0) ? 'gratuitement' : `pour ${prices(of)}`;
}

/** One of several goods: `1 mouton, 1 cochon ou 1 vache`. */
export function oneOfGoods(of: readonly number[]): string {
  return list(
    of.map((good) => amount(good, 1)),
    'ou',
  );
}

/** A newborn animal: `le poulain`. */
export function theNewborn(animal: Animal): string {
  return YOUNG[animal];
}

/** A newborn that is counted: `1 poulain`. */
export function oneNewborn(animal: number): string {
  return `1 ${bare(YOUNG[GOODS[animal] as Animal])}`;
}

/** A building's name by its number. */
export function buildingName(building: number): string {
  return bare(BUILDING_NAMES[buildings[building].id]);
}

/** A building in a sentence: stall tiles are common nouns, the others names. */
export function theBuilding(building: number): string {
  const { id, kind } = buildings[building];
  const name = BUILDING_NAMES[id];
  return kind === 'tile' ? name.toLowerCase() : name;
}

/** A building that is being built: `une étable`, `l’Abri`. */
export function aBuilding(building: number): string {
  const { kind } = buildings[building];
  return kind === 'tile' ? `une ${buildingName(building).toLowerCase()}` : theBuilding(building);
}

/** A space's name by its number. */
export function spaceName(space: number): string {
  return SPACE_NAMES[spaces[space].id];
}

/** A space's name by its id, in quotation marks, for running text. */
export function quotedSpace(id: SpaceId): string {
  return quoted(SPACE_NAMES[id]);
}
