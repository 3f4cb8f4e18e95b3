import type { CardId } from '@furrow/agricola/cards/index';

/** Deck I of the 2007 edition. */
export const namesI = {
  'goose-pond-2007': 'Goose Pond',
  'wood-collector-2007': 'Wood Collector',
  'clay-hut-builder-2007': 'Clay Hut Builder',
  'bricklayer-2007': 'Bricklayer',
  'market-crier-2007': 'Market Crier',
  'milking-hand-2007': 'Milking Hand',
  'butcher-2007': 'Butcher',
  'puppeteer-2007': 'Puppeteer',
  'sheep-whisperer-2007': 'Sheep Whisperer',
  'pig-breeder-2007': 'Pig Breeder',
  'pig-catcher-2007': 'Pig Catcher',
  'groom-2007': 'Groom',
  'stone-carver-2007': 'Stone Carver',
  'street-musician-2007': 'Street Musician',
  'cabinetmaker-2007': 'Cabinetmaker',
  'animal-dealer-2007': 'Animal Dealer',
  'water-carrier-2007': 'Water Carrier',
  'fencer-2007': 'Fencer',
} as const satisfies Partial<Record<CardId, string>>;
