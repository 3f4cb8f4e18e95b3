import type { CardId } from '@furrow/agricola/cards/index';

/** Deck Z of the 2007 edition. */
export const namesZ = {
  'ranch-2007': 'Ranch',
  'game-designer-2007': 'Game Designer',
  'brewers-copper-2007': 'Brewer’s Copper',
  'family-portrait-2007': 'Family Portrait',
  'barbecue-2007': 'Barbecue',
  'village-beauty-2007': 'Village Beauty',
  'cooper-2007': 'Cooper',
  'seed-trader-2007': 'Seed Trader',
  'cube-cutter-2007': 'Cube Cutter',
  'bust-2007': 'Bust',
  'gentleman-2007': 'Gentleman',
  'stump-jump-plow-2007': 'Stump-Jump Plow',
  'pumpkin-seed-oil-2007': 'Pumpkin Seed Oil',
  'maypole-2007': 'Maypole',
  'giant-pumpkin-2007': 'Giant Pumpkin',
  'mother-of-twins-2007': 'Mother of Twins',
  'taxidermist-2007': 'Taxidermist',
  'sower-2007': 'Sower',
  'herald-2007': 'Herald',
  'dance-instructor-2007': 'Dance Instructor',
  'keg-2007': 'Keg',
  'scarecrow-2007': 'Scarecrow',
  'dozing-bull-2007': 'Dozing Bull',
  'mail-coach-driver-2007': 'Mail Coach Driver',
} as const satisfies Partial<Record<CardId, string>>;
