import type { CardId } from '@furrow/agricola/cards/index';

/** Deck I of the 2007 edition. */
export const namesI = {
  'goose-pond-2007': 'Stagno delle Oche',
  'wood-collector-2007': 'Raccoglitore di Legna',
  'clay-hut-builder-2007': 'Costruttore di Capanne d’Argilla',
  'bricklayer-2007': 'Muratore',
  'market-crier-2007': 'Banditore del Mercato',
  'milking-hand-2007': 'Mungitore',
  'butcher-2007': 'Macellaio',
  'puppeteer-2007': 'Burattinaio',
  'sheep-whisperer-2007': 'Sussurratore di Pecore',
  'pig-breeder-2007': 'Allevatore di Maiali',
  'pig-catcher-2007': 'Cacciatore di Cinghiali',
  'groom-2007': 'Stalliere',
  'stone-carver-2007': 'Scultore',
  'street-musician-2007': 'Musicista di Strada',
  'cabinetmaker-2007': 'Ebanista',
  'animal-dealer-2007': 'Mercante di Bestiame',
  'water-carrier-2007': 'Portatore d’Acqua',
  'fencer-2007': 'Venditore di Steccati',
} as const satisfies Partial<Record<CardId, string>>;
