/** The landscapes of `scenes.svg`. */
export type SceneName =
  | 'birch-yard'
  | 'boulders'
  | 'cart'
  | 'cattle-barn'
  | 'clay-pit'
  | 'copse'
  | 'cow-meadow'
  | 'cradle'
  | 'expand'
  | 'farm-expansion'
  | 'farmland'
  | 'fencing'
  | 'fishing'
  | 'forest'
  | 'grain-seeds'
  | 'grove'
  | 'harvest'
  | 'hearth'
  | 'hollow'
  | 'horse-meadow'
  | 'lessons'
  | 'market'
  | 'meeting-place'
  | 'new-house'
  | 'oak-wood'
  | 'oven'
  | 'pig-meadow'
  | 'players'
  | 'quarry'
  | 'redevelopment'
  | 'reed-bank'
  | 'reed-meadow'
  | 'sheep-fold'
  | 'stables'
  | 'stall'
  | 'stone-house'
  | 'troughs'
  | 'vegetables'
  | 'walls';

/** The landscape of each space that has one of its own. */
const OF_SPACE: Readonly<Record<string, SceneName>> = {
  'farm-expansion': 'farm-expansion',
  'meeting-place': 'meeting-place',
  'grain-seeds': 'grain-seeds',
  farmland: 'farmland',
  'day-laborer': 'harvest',
  forest: 'forest',
  grove: 'grove',
  copse: 'copse',
  'clay-pit': 'clay-pit',
  hollow: 'hollow',
  'reed-bank': 'reed-bank',
  fishing: 'fishing',
  'resource-market': 'market',
  'traveling-players': 'players',
  'major-improvement': 'hearth',
  'grain-utilization': 'oven',
  'western-quarry': 'quarry',
  'eastern-quarry': 'boulders',
  'house-redevelopment': 'redevelopment',
  'farm-redevelopment': 'redevelopment',
  'animal-market': 'sheep-fold',
  cultivation: 'farmland',
  'side-job': 'stables',
  marketplace: 'market',
  'spring-action': 'sheep-fold',
  'summer-action': 'harvest',
  'autumn-action': 'vegetables',
  'winter-action': 'cradle',
  // The 2007 edition
  'start-storehouse': 'meeting-place',
  'start-minor': 'meeting-place',
  grain: 'grain-seeds',
  plow: 'farmland',
  'stable-bake': 'stables',
  'wood-3': 'forest',
  'clay-1': 'clay-pit',
  'reed-1': 'reed-bank',
  'sow-bake': 'oven',
  'stone-2': 'quarry',
  'stone-4': 'boulders',
  'renovate-improve': 'redevelopment',
  'renovate-fences': 'redevelopment',
  'plow-sow': 'farmland',
  '3-clay': 'hollow',
  '3-wood': 'grove',
  '4-wood-1': 'copse',
  '4-wood-2': 'grove',
  '4-clay': 'hollow',
  '4-reed-stone-food': 'market',
  '5-wood': 'grove',
  '5-clay': 'hollow',
  '5-livestock': 'sheep-fold',
  '5-room-or-players': 'players',
  // All Creatures Big and Small
  'start-wood': 'birch-yard',
  'stone-1': 'boulders',
  'building-resources': 'cart',
  expand: 'expand',
  walls: 'walls',
  troughs: 'troughs',
  stall: 'stall',
  stables: 'stables',
  'special-1': 'new-house',
  'special-2': 'stone-house',
  'reed-sheep': 'reed-meadow',
  'pig-sheep': 'pig-meadow',
  'cow-pigs': 'cow-meadow',
  'horse-sheep': 'horse-meadow',
};

/** The landscape for what lies or is done somewhere, for everything without one of its own. */
export const OF_SIGN: Readonly<Record<string, SceneName>> = {
  wood: 'copse',
  clay: 'hollow',
  reed: 'reed-bank',
  stone: 'boulders',
  food: 'fishing',
  grain: 'grain-seeds',
  vegetable: 'vegetables',
  sheep: 'sheep-fold',
  boar: 'oak-wood',
  cattle: 'cattle-barn',
  pig: 'pig-meadow',
  cow: 'cow-meadow',
  horse: 'horse-meadow',
  plow: 'farmland',
  sow: 'vegetables',
  bake: 'oven',
  cook: 'hearth',
  fences: 'fencing',
  stable: 'stables',
  stall: 'stall',
  trough: 'troughs',
  room: 'farm-expansion',
  renovate: 'redevelopment',
  grow: 'cradle',
  expand: 'expand',
  build: 'new-house',
  major: 'hearth',
  minor: 'market',
  occupation: 'lessons',
  start: 'meeting-place',
  resource: 'cart',
};

/** The landscape of a space, by its id, else by the first thing that lies or is done there that has one. */
export function sceneOf(id: string, signs: readonly string[]): SceneName {
  return OF_SPACE[id] ?? signs.map((sign) => OF_SIGN[sign]).find((scene) => scene !== undefined) ?? 'market';
}
