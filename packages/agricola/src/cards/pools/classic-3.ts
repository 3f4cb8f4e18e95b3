import type { CardId } from '../index';
import { classicPool2 } from './classic-2';

/** The third pool of the 2007 edition: all cards of decks E, I, K and Z. */
export const classicPool3: readonly CardId[] = [
  ...classicPool2,

  // Deck E, minor improvements.

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
