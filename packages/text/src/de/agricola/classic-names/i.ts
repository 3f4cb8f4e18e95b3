import type { CardId } from '@furrow/agricola/cards/index';

/** Deck I of the 2007 edition. */
export const namesI = {
  'goose-pond-2007': 'Gänseteich',
  'wood-collector-2007': 'Holzsammler',
  'clay-hut-builder-2007': 'Lehmhüttenbauer',
  'bricklayer-2007': 'Maurer',
  'market-crier-2007': 'Marktschreier',
  'milking-hand-2007': 'Melker',
  'butcher-2007': 'Metzger',
  'puppeteer-2007': 'Puppenspieler',
  'sheep-whisperer-2007': 'Schafflüsterer',
  'pig-breeder-2007': 'Schweinezüchter',
  'pig-catcher-2007': 'Schweinefänger',
  'groom-2007': 'Stallknecht',
  'stone-carver-2007': 'Steinschnitzer',
  'street-musician-2007': 'Straßenmusikant',
  'cabinetmaker-2007': 'Tischler',
  'animal-dealer-2007': 'Viehhändler',
  'water-carrier-2007': 'Wasserträger',
  'fencer-2007': 'Zaunhändler',
} as const satisfies Partial<Record<CardId, string>>;
