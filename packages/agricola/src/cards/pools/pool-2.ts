import { pool1 } from './pool-1';

/** The first pool and the cards of decks A and B that came later, these by name. */
export const pool2 = [
  ...pool1,
  'building-expert',
  'clay-warden',
  'consultant',
  'farmyard-manure',
  'food-basket',
  'forest-clearer',
  'geologist',
  'gift-basket',
  'grange',
  'housebook-master',
  'milking-parlor',
  'portmonger',
  'stable-tree',
  'storage-barn',
  'store-of-experience',
  'storehouse-steward',
] as const;
