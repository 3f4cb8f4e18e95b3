import type { CardId } from '@furrow/agricola/cards/index';

/** Deck I of the 2007 edition. */
export const namesI = {
  'goose-pond-2007': 'Étang aux oies',
  'wood-collector-2007': 'Ramasseur de bois',
  'clay-hut-builder-2007': 'Bâtisseur de huttes en argile',
  'bricklayer-2007': 'Briqueteur',
  'market-crier-2007': 'Crieur du marché',
  'milking-hand-2007': 'Trayeur',
  'butcher-2007': 'Boucher',
  'puppeteer-2007': 'Marionnettiste',
  'sheep-whisperer-2007': 'Chuchoteur aux moutons',
  'pig-breeder-2007': 'Éleveur de porcs',
  'pig-catcher-2007': 'Chasseur de sangliers',
  'groom-2007': 'Palefrenier',
  'stone-carver-2007': 'Sculpteur sur pierre',
  'street-musician-2007': 'Musicien des rues',
  'cabinetmaker-2007': 'Ébéniste',
  'animal-dealer-2007': 'Marchand de bestiaux',
  'water-carrier-2007': 'Porteur d’eau',
  'fencer-2007': 'Marchand de clôtures',
} as const satisfies Partial<Record<CardId, string>>;
