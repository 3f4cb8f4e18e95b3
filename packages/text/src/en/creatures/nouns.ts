import type { BuildingId } from '@furrow/creatures/buildings/index';
import { buildings } from '@furrow/creatures/buildings/index';
import { GOODS, type Good } from '@furrow/creatures/goods';
import type { SpaceId } from '@furrow/creatures/space-ids';
import { spaces } from '@furrow/creatures/spaces';
import type { Amounts } from '@furrow/farm/goods';
import { type GoodName, goodWords } from '../goods';
import { list } from '../grammar';

const GOOD_NAMES: Readonly<Record<Good, GoodName>> = {
  wood: ['wood', 'wood'],
  stone: ['stone', 'stone'],
  reed: ['reed', 'reed'],
  sheep: ['sheep', 'sheep'],
  pig: ['pig', 'pigs'],
  cow: ['cow', 'cows'],
  horse: ['horse', 'horses'],
  border: ['border', 'borders'],
};

const BUILDING_NAMES: Readonly<Record<BuildingId, string>> = {
  cottage: 'Cottage',
  stall: 'Stall',
  stable: 'Stable',
  'half-timbered-house': 'Half-Timbered House',
  'open-stable': 'Open Stable',
  shelter: 'Shelter',
  storage: 'Storage',
  'animal-trader': 'Animal Trader',
  'assembly-hall': 'Assembly Hall',
  barn: 'Barn',
  'breeding-station': 'Breeding Station',
  'building-firm': 'Building Firm',
  'byre-dwelling': 'Byre Dwelling',
  carpenter: 'Carpenter',
  'cattle-farm': 'Cattle Farm',
  'cattle-market': 'Cattle Market',
  conservatory: 'Conservatory',
  'corner-house': 'Corner House',
  'cottage-extension': 'Cottage Extension',
  'country-house': 'Country House',
  'cow-stall': 'Cow Stall',
  'dairy-farm': 'Dairy Farm',
  'dog-house': 'Dog House',
  'duck-pond': 'Duck Pond',
  estate: 'Estate',
  'farm-shop': 'Farm Shop',
  'farm-well': 'Farm Well',
  'feed-storehouse': 'Feed Storehouse',
  'feeding-station': 'Feeding Station',
  'fence-builder': 'Fence Builder',
  'fertility-center': 'Fertility Center',
  'flooring-expert': 'Flooring Expert',
  'fodder-beet-field': 'Fodder Beet Field',
  'hay-rack': 'Hay Rack',
  hayrick: 'Hayrick',
  'home-depot': 'Home Depot',
  'home-workshop': 'Home Workshop',
  inn: 'Inn',
  joinery: 'Joinery',
  'large-extension': 'Large Extension',
  'log-house': 'Log House',
  manor: 'Manor',
  'materials-outlet': 'Materials Outlet',
  office: 'Office',
  'organic-farm': 'Organic Farm',
  pen: 'Pen',
  'pig-stall': 'Pig Stall',
  ranch: 'Ranch',
  'rearing-station': 'Rearing Station',
  'reed-hut': 'Reed Hut',
  sawmill: 'Sawmill',
  'servants-hut': 'Servant’s Hut',
  'small-extension': 'Small Extension',
  'stewards-office': 'Steward’s Office',
  'stone-carver': 'Stone Carver',
  stud: 'Stud',
  'timber-shop': 'Timber Shop',
  'trading-station': 'Trading Station',
  'wild-boar-pen': 'Wild Boar Pen',
  woodshop: 'Woodshop',
  workshop: 'Workshop',
};

const SPACE_NAMES: Readonly<Record<SpaceId, string>> = {
  'start-wood': 'Start Player and 1 Wood',
  'wood-3': '3 Wood',
  'stone-1': '1 Stone',
  'stone-2': '2 Stone',
  'building-resources': 'Building Resources',
  expand: 'Expand',
  fences: 'Fences',
  walls: 'Walls',
  troughs: 'Feeding Troughs',
  stall: 'Stall',
  stables: 'Stables',
  'special-1': 'Special Building 1',
  'special-2': 'Special Building 2',
  'reed-sheep': 'Reed and Sheep',
  'pig-sheep': 'Pig and Sheep',
  'cow-pigs': 'Cow and Pigs',
  'horse-sheep': 'Horse and Sheep',
};

/** The words for goods. */
export const { goodName, amount, goods } = goodWords(GOODS.map((good) => GOOD_NAMES[good]));

/** Several prices to choose from: `3 wood or 3 stone`. */
export function prices(of: readonly Amounts[]): string {
  return list(of.map(goods), 'or');
}

/** One of several goods: `1 sheep, pig or cow`. */
export function oneOfGoods(of: readonly number[]): string {
  return `1 ${list(
    of.map((good) => goodName(good, 1)),
    'or',
  )}`;
}

/** A building's name by its number. */
export function buildingName(building: number): string {
  return BUILDING_NAMES[buildings[building].id];
}

/** A building in a sentence: stall tiles are common nouns, the others names. */
export function theBuilding(building: number): string {
  const name = buildingName(building);
  return buildings[building].kind === 'tile' ? `the ${name.toLowerCase()}` : `the ${name}`;
}

/** A building that is being built: `a stall`, `the Shelter`. */
export function aBuilding(building: number): string {
  const { kind } = buildings[building];
  return kind === 'tile' ? `a ${buildingName(building).toLowerCase()}` : theBuilding(building);
}

/** A space's name by its number. */
export function spaceName(space: number): string {
  return SPACE_NAMES[spaces[space].id];
}

/** A space's name by its id, in quotation marks, for running text. */
export function quotedSpace(id: SpaceId): string {
  return `“${SPACE_NAMES[id]}”`;
}
