import type { CardId } from '../../index';

/** The cards of deck Z that the second pool of the 2007 edition adds to the first. */
export const moreZ: readonly CardId[] = [
  'brewers-copper-2007',
  'family-portrait-2007',
  'barbecue-2007',
  'village-beauty-2007',
  'cooper-2007',
  'seed-trader-2007',
  'cube-cutter-2007',
  'bust-2007',
  'gentleman-2007',
];
