import type { CardId } from '@furrow/agricola/cards/index';

/** Deck Z of the 2007 edition. */
export const namesZ = {
  'ranch-2007': 'Ranch',
  'game-designer-2007': 'Autore di Giochi',
  'brewers-copper-2007': 'Caldaia del Birraio',
  'family-portrait-2007': 'Ritratto di Famiglia',
  'barbecue-2007': 'Grigliata',
  'village-beauty-2007': 'Bella del Villaggio',
  'cooper-2007': 'Bottaio',
  'seed-trader-2007': 'Mercante di Sementi',
  'cube-cutter-2007': 'Tagliatore di Cubi',
  'bust-2007': 'Busto',
  'gentleman-2007': 'Gentiluomo',
  'stump-jump-plow-2007': 'Aratro Saltaceppi',
  'pumpkin-seed-oil-2007': 'Olio di Semi di Zucca',
  'maypole-2007': 'Albero di Maggio',
  'giant-pumpkin-2007': 'Zucca Gigante',
  'mother-of-twins-2007': 'Madre di Gemelli',
  'taxidermist-2007': 'Tassidermista',
  'sower-2007': 'Seminatore',
  'herald-2007': 'Araldo',
  'dance-instructor-2007': 'Maestro di Ballo',
  'keg-2007': 'Barilotto',
  'scarecrow-2007': 'Spaventapasseri',
  'dozing-bull-2007': 'Toro Assopito',
  'mail-coach-driver-2007': 'Vetturale della Posta',
} as const satisfies Partial<Record<CardId, string>>;
