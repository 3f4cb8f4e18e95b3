import type { CardId } from '@furrow/agricola/cards/index';

/** Deck Z of the 2007 edition. */
export const namesZ = {
  'ranch-2007': 'Ranch',
  'game-designer-2007': 'Auteur de jeux',
  'brewers-copper-2007': 'Chaudron de brasseur',
  'family-portrait-2007': 'Portrait de famille',
  'barbecue-2007': 'Barbecue',
  'village-beauty-2007': 'Belle du village',
  'cooper-2007': 'Tonnelier',
  'seed-trader-2007': 'Négociant en semences',
  'cube-cutter-2007': 'Tailleur de cubes',
  'bust-2007': 'Buste',
  'gentleman-2007': 'Gentilhomme',
  'stump-jump-plow-2007': 'Charrue saute-souches',
  'pumpkin-seed-oil-2007': 'Huile de pépins de courge',
  'maypole-2007': 'Mât de mai',
  'giant-pumpkin-2007': 'Citrouille géante',
  'mother-of-twins-2007': 'Mère de jumeaux',
  'taxidermist-2007': 'Taxidermiste',
  'sower-2007': 'Semeur',
  'herald-2007': 'Héraut',
  'dance-instructor-2007': 'Maître de danse',
  'keg-2007': 'Tonnelet',
  'scarecrow-2007': 'Épouvantail',
  'dozing-bull-2007': 'Taureau assoupi',
  'mail-coach-driver-2007': 'Conducteur de malle-poste',
} as const satisfies Partial<Record<CardId, string>>;
