import type { CardId } from '../index';
import { classicPool4 } from './classic-4';

/** The fifth pool of the 2007 edition: all cards of decks E, I, K and Z. */
export const classicPool5: readonly CardId[] = [
  ...classicPool4,
  'dozing-bull-2007',
  'mail-coach-driver-2007',
];
