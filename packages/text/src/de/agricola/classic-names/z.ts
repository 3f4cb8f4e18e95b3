import type { CardId } from '@furrow/agricola/cards/index';

/** Deck Z of the 2007 edition. */
export const namesZ = {
  'ranch-2007': 'Ranch',
  'game-designer-2007': 'Spieleautor',
  'brewers-copper-2007': 'Braukessel',
  'family-portrait-2007': 'Familienporträt',
  'barbecue-2007': 'Grillfest',
  'village-beauty-2007': 'Dorfschönheit',
  'cooper-2007': 'Küfer',
  'seed-trader-2007': 'Samenhändler',
  'cube-cutter-2007': 'Würfelschneider',
  'bust-2007': 'Büste',
  'gentleman-2007': 'Gentleman',
  'stump-jump-plow-2007': 'Baumstumpfpflug',
  'pumpkin-seed-oil-2007': 'Kürbiskernöl',
  'maypole-2007': 'Maibaum',
  'giant-pumpkin-2007': 'Riesenkürbis',
  'mother-of-twins-2007': 'Zwillingsmutter',
  'taxidermist-2007': 'Präparator',
  'sower-2007': 'Sämann',
  'herald-2007': 'Herold',
  'dance-instructor-2007': 'Tanzlehrer',
  'keg-2007': 'Bierfass',
  'scarecrow-2007': 'Vogelscheuche',
  'dozing-bull-2007': 'Dösender Stier',
  'mail-coach-driver-2007': 'Postkutscher',
} as const satisfies Partial<Record<CardId, string>>;
