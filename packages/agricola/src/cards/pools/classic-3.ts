import type { CardId } from '../index';
import { classicPool2 } from './classic-2';

/** The third pool of the 2007 edition: all cards of decks E, I, K and Z. */
export const classicPool3: readonly CardId[] = [
  ...classicPool2,

  // Deck E, minor improvements.
  'field-2007',
  'fishing-rod-2007',
  'axe-2007',
  'bakers-oven-2007',
  'building-material-2007',
  'bean-field-2007',
  'simple-fireplace-2007',
  'half-timbered-house-2007',
  'raft-2007',
  'manger-2007',
  'animal-pen-2007',
  'wood-fired-oven-2007',
  'clogs-2007',
  'canoe-2007',
  'carp-pond-2007',
  'corn-scoop-2007',
  'clay-supports-2007',
  'market-stall-2007',
  'mini-pasture-2007',
  'helpful-neighbors-2007',
  'private-forest-2007',
  'sack-cart-2007',
  'reed-pond-2007',
  'builders-trowel-2007',
  'spindle-2007',
  'stable-2007',
  'butter-churn-2007',
  'quarry-2007',
  'stone-house-extension-2007',
  'stone-tongs-2007',
  'dovecote-2007',
  'animal-yard-2007',
  'drinking-trough-2007',
  'cattle-market-2007',

  // Deck E, occupations.

  // Deck I, minor improvements.

  // Deck I, occupations.
  'clay-hut-builder-2007',
  'bricklayer-2007',
  'market-crier-2007',
  'milking-hand-2007',
  'butcher-2007',
  'puppeteer-2007',
  'sheep-whisperer-2007',
  'pig-breeder-2007',
  'pig-catcher-2007',
  'groom-2007',
  'stone-carver-2007',
  'street-musician-2007',
  'cabinetmaker-2007',
  'animal-dealer-2007',
  'water-carrier-2007',
  'fencer-2007',

  // Decks K and Z.
  'bookshelf-2007',
  'landing-net-2007',
  'storehouse-keeper-2007',
  'clay-worker-2007',
  'stump-jump-plow-2007',
];
